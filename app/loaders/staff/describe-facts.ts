import type { ChangesView, Fact } from '#app/features/review/review-view.ts'
import { diffWords } from '#app/loaders/staff/diff-words.ts'
import { floorOfTotal } from '#contract/format/floors.ts'
import { formatPrice } from '#contract/format/money.ts'
import { type AnswerName, answerLabel, answerText } from '#contract/listing/answer-texts.ts'
import { roomsText } from '#contract/listing/listing-title.ts'
import { wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { stepOfAnswer } from '#contract/schemas/answer-step.ts'
import { notAsked } from '#contract/schemas/listing-scope.ts'
import type { Listing } from '#db/schema.ts'
import type { AnswerChange } from '#domain/review/list-changes.ts'
import { reviewedColumns } from '#domain/review/take-snapshot.ts'

/** A longer answer has a line of its own. */
const SHORT_CHARS = 16

/** Shown in a place of their own, or with another answer; all areas are in square feet. */
const notListed = new Set<AnswerName>([
  'areaUnit',
  'builtUpAreaTyped',
  'plotAreaTyped',
  'lat',
  'lng',
  'description',
  'photos',
])

/** Answers that say one thing together. */
const pairs: Partial<Record<AnswerName, AnswerName>> = {
  bhk: 'bedrooms',
  floor: 'totalFloors',
  price: 'priceNegotiable',
  deposit: 'depositNegotiable',
  maintenance: 'maintenanceAmount',
  parking: 'parkingAmount',
  commercialParking: 'parkingAmount',
  powerBackup: 'powerBackupAmount',
}
const second = new Set(Object.values(pairs))

/** Where the usual label is too long for a row of the desk. */
const labels: Partial<Record<AnswerName, string>> = {
  propertyType: 'Type',
  builtUpArea: 'Built-up',
  plotArea: 'Plot',
  propertyAge: 'Age',
  houseNo: 'House no',
  address: 'Address',
  availableFrom: 'Available',
  leaseYears: 'Lease',
  lockInYears: 'Lock-in',
  tenants: 'Tenants',
  homeFeatures: 'Rooms, rules',
  powerBackup: 'Power',
  waterSupply: 'Water',
  waterStorage: 'Water tank',
  taxPaid: 'Tax paid',
  occupancyCertificate: 'Occupancy',
  buildingType: 'Building',
}

/** Every answer in the order of the wizard, the short ones before the long ones. */
export function listFacts(listing: Listing): Fact[] {
  const hidden = new Set<string>([...notListed, ...second, ...notAsked(listing)])
  const steps = wizardStepsFor(listing)
  const facts = steps.flatMap((step) =>
    reviewedColumns
      .filter((column) => stepOfAnswer(column) === step && !hidden.has(column))
      .map((field) => toFact(listing, field)),
  )
  return [...facts.filter(({ isLong }) => !isLong), ...facts.filter(({ isLong }) => isLong)]
}

function toFact(listing: Listing, field: AnswerName): Fact {
  const other = pairs[field]
  const value = factText(listing, field)
  return {
    field,
    also: other ? [other] : [],
    label: labels[field] ?? answerLabel(field),
    value,
    isLong: value.length > SHORT_CHARS,
  }
}

function factText(listing: Listing, field: AnswerName): string {
  const text = answerText(field, listing[field])
  switch (field) {
    case 'bhk':
      return roomsText(listing)
    case 'floor':
      return floorOfTotal(listing.floor, listing.totalFloors)
    case 'price':
      return text && listing.priceNegotiable ? `${text}, neg.` : text
    case 'deposit':
      return text && listing.depositNegotiable ? `${text}, neg.` : text
    case 'maintenance':
      return maintenanceText(listing, text)
    case 'parking':
    case 'commercialParking':
      return withExtra(text, listing.parkingAmount)
    case 'powerBackup':
      return withExtra(text, listing.powerBackupAmount)
    default:
      return text
  }
}

/** Included, or how much it is besides. */
function maintenanceText({ maintenance, maintenanceAmount }: Listing, text: string) {
  const amount = answerText('maintenanceAmount', maintenanceAmount)
  if (maintenance === 'maintance_included') return amount ? `Included, ${amount}` : 'Included'
  return amount ? `${amount} extra` : text.replace('Maintenance e', 'E')
}

/** Car + ₹ 1,500. */
function withExtra(text: string, amount: number | null) {
  return amount === null ? text : `${text} + ${formatPrice(amount)}`.trim()
}

/** What was changed, word by word. */
export function describeChanges(answers: readonly AnswerChange[]): ChangesView['answers'] {
  return answers.map(({ field, label, before, after }) => ({
    field,
    label: labels[field] ?? label,
    parts: diffWords(before, after || 'not given'),
  }))
}
