import { isOption, type OptionList, optionList } from '#contract/options/option-list.ts'
import {
  type Category,
  commercialTypes,
  type Deal,
  type HomeFeature,
  homeFeatures,
  landTypes,
  residentialResaleTypes,
  residentialTypes,
} from '#contract/options.ts'
import type { ListingAnswer, ListingAnswers } from '#contract/schemas/listing-wire.ts'

/** What decides which questions a listing is asked. */
export type ListingScope = {
  category: Category
  deal: Deal
  propertyType?: unknown
  bhk?: unknown
}

/** The questions that only some listings are asked, and which. All others are asked of every one. */
const askedOnlyOf: Partial<Record<ListingAnswer, (scope: ListingScope) => boolean>> = {
  bhk: isHome,
  bedrooms: hasManyRooms,
  propertyAge: isBuilt,
  floor: isBuilt,
  totalFloors: isBuilt,
  furnishing: isBuilt,
  bathrooms: isHome,
  balconies: isHome,
  homeFeatures: isHome,
  parking: isHome,
  amenities: isBuilt,
  waterSupply: isBuilt,
  waterStorage: isBuilt,
  powerBackup: isBuilt,
  maintenanceAmount: isBuilt,
  buildingType: isCommercial,
  idealFor: isCommercial,
  washroom: isCommercial,
  lift: isCommercial,
  commercialParking: isCommercial,
  deposit: isRent,
  depositNegotiable: isRent,
  parkingAmount: isRent,
  powerBackupAmount: isRent,
  tenure: isRent,
  tenants: (scope) => isResidential(scope) && isRent(scope),
  leaseYears: (scope) => isCommercial(scope) && isRent(scope),
  lockInYears: (scope) => isCommercial(scope) && isRent(scope),
  underLoan: isResale,
  taxPaid: hasPapers,
  occupancyCertificate: (scope) => hasPapers(scope) && isBuilt(scope),
  saleDeed: hasPapers,
}

const asked = Object.entries(askedOnlyOf) as [ListingAnswer, (scope: ListingScope) => boolean][]

/** The questions a listing is not asked. */
export function notAsked(scope: ListingScope): ListingAnswer[] {
  return asked.filter(([, isAsked]) => !isAsked(scope)).map(([column]) => column)
}

/** Empty answers to the questions a listing is not asked, so that no old answer survives a change. */
export function clearedAnswers(scope: ListingScope): ListingAnswers {
  return Object.fromEntries(notAsked(scope).map((column) => [column, noAnswer(column)]))
}

/** What is stored where a question has no answer. */
export function noAnswer(column: ListingAnswer) {
  if (column === 'tenants' || column === 'amenities' || column === 'homeFeatures') return []
  return column === 'depositNegotiable' ? false : null
}

export function isResidential({ category }: ListingScope) {
  return category === 'residential'
}

export function isCommercial({ category }: ListingScope) {
  return category === 'commercial'
}

export function isRent({ deal }: ListingScope) {
  return deal === 'rent'
}

export function isResale({ deal }: ListingScope) {
  return deal === 'resale'
}

/** The property types that a listing may have. */
export function propertyTypesFor(scope: ListingScope): OptionList {
  if (isCommercial(scope)) return commercialTypes
  return isRent(scope) ? residentialTypes : residentialResaleTypes
}

/** What may be said of a home; only tenants ask whether pets are allowed. */
export function homeFeaturesFor(scope: Pick<ListingScope, 'deal'>): OptionList<HomeFeature> {
  return scope.deal === 'rent' ? homeFeatures : saleFeatures
}

const { pets_allowed: _, ...saleLabels } = homeFeatures.labels
const saleFeatures: OptionList<HomeFeature> = optionList(saleLabels)

/** Whether it is a building or part of one; land is not. */
export function isBuilt({ propertyType }: Pick<ListingScope, 'propertyType'>) {
  return !isOption(landTypes, propertyType)
}

export function isHome(scope: ListingScope) {
  return isResidential(scope) && isBuilt(scope)
}

/** Whether there may be more than three bedrooms; an answer that is not known rules nothing out. */
export function hasManyRooms(scope: ListingScope) {
  return isHome(scope) && (scope.bhk === undefined || scope.bhk === '3mbhk')
}

/** Whether the additional information about its papers is asked for. */
export function hasPapers(scope: ListingScope) {
  return isResidential(scope) && isResale(scope)
}
