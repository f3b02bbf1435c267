import { findContact } from '#contract/format/contact-in-text.ts'
import { addDays } from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import { unlikelyLimits } from '#contract/limits.ts'
import { areaText } from '#contract/listing/listing-title.ts'
import { isBuilt } from '#contract/schemas/listing-scope.ts'
import type { ListingAnswer, ListingAnswers } from '#contract/schemas/listing-wire.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { findPriceHint } from '#domain/listings/find-price-hint.ts'
import { findPinWarning } from '#domain/places/find-pin-warning.ts'

const { unlikely } = texts.wizard

/** What a listing says with the answers of a step that is about to be saved. */
type Told = Pick<Listing, 'deal'> & Partial<Listing>

type Questions = Partial<Record<ListingAnswer, string>>

/**
 * Answers of a step that are possible but unlikely, each with the question to ask its owner. They
 * are no errors: whoever says that they are right saves them.
 */
export async function findUnlikelyAnswers(
  db: Db,
  told: Told,
  answers: ListingAnswers,
  today: string,
): Promise<Questions> {
  const questions: Questions = {
    price: typeof answers.price === 'number' ? await askPrice(db, told, answers.price) : undefined,
    deposit: askDeposit(answers),
    builtUpArea: isBuilt(told) ? askArea(told, answers.builtUpArea) : undefined,
    plotArea: askPlot(answers.plotArea),
    availableFrom: askDate(told, answers.availableFrom, today),
    lat: await askPin(db, told, answers),
    description: askText(answers.description),
    idealFor: askText(answers.idealFor),
    address: askText(answers.address),
  }
  return Object.fromEntries(Object.entries(questions).filter(([, question]) => question))
}

async function askPrice(db: Db, told: Told, price: number) {
  const hint = await findPriceHint(db, { ...nothingKnown, ...told })
  const { priceFactor, price: usual } = unlikelyLimits
  if (!hint) {
    const { min, max } = usual[told.deal]
    return price < min || price > max ? unlikely.priceAlone(formatPrice(price)) : undefined
  }
  const { low, high } = hint
  if (price >= low / priceFactor && price <= high * priceFactor) return undefined
  return unlikely.price(formatPrice(price), formatPrice(round(low)), formatPrice(round(high)))
}

const nothingKnown = {
  city: null,
  propertyType: null,
  bhk: null,
  bedrooms: null,
  builtUpArea: null,
  lat: null,
  lng: null,
}

/** Two digits are enough for what others ask. */
function round(price: number) {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
  return Math.round(price / unit) * unit
}

function askDeposit({ price, deposit }: ListingAnswers) {
  if (!price || !deposit) return undefined
  const months = Math.round(deposit / price)
  return months > unlikelyLimits.depositMonths ? unlikely.deposit(months) : undefined
}

function askArea({ bhk, bedrooms, areaUnit = 'sq_ft' }: Told, area: number | null | undefined) {
  if (!area || areaUnit !== 'sq_ft') return undefined
  const { min, max, perBedroom } = unlikelyLimits.area
  const least = Math.max(min, perBedroom * (bedrooms ?? (Number.parseInt(bhk ?? '', 10) || 0)))
  return area < least || area > max ? unlikely.area(areaText(area, areaUnit)) : undefined
}

/** Land in towns is measured in yards, fields in acres; few sell more than a hundred. */
function askPlot(area: number | null | undefined) {
  const { min, max } = unlikelyLimits.plot
  return area && (area < min || area > max) ? unlikely.area(areaText(area, 'sq_ft')) : undefined
}

function askDate({ deal }: Told, day: string | null | undefined, today: string) {
  const last = addDays(today, unlikelyLimits.availableWithinDays[deal])
  return day && day > last ? unlikely.date : undefined
}

async function askPin(db: Db, { city }: Told, { lat, lng }: ListingAnswers) {
  if (!city || typeof lat !== 'number' || typeof lng !== 'number') return undefined
  return findPinWarning(db, city, { lat, lng })
}

function askText(text: string | null | undefined) {
  const contact = text ? findContact(text) : undefined
  return contact && unlikely.contact(contact.found)
}
