import { answerLabel } from '#contract/listing/answer-texts.ts'
import type { OptionList } from '#contract/options/option-list.ts'
import * as options from '#contract/options.ts'
import {
  type ListingAnswer,
  listingWireNames,
  postedAliases,
} from '#contract/schemas/listing-wire.ts'

/** A column of a file of listings. */
export type ImportColumn = {
  name: string
  about: string
  /** The only values that it takes, where they are limited. */
  choices?: OptionList
  isList?: boolean
}

const own: ImportColumn[] = [
  { name: 'reference', about: 'Your own number of the listing; each is imported once' },
  { name: 'owner_phone', about: 'Mobile number of the owner, ten digits' },
  { name: 'owner_name', about: 'Name of the owner; needed if the number has no account yet' },
  { name: 'owner_email', about: 'E-mail of the owner, if known' },
  { name: 'property_category', about: 'What is offered', choices: options.categories },
  { name: 'property_status', about: 'To rent or to buy', choices: options.deals },
]

const choices: Partial<Record<ListingAnswer, OptionList>> = {
  propertyType: options.propertyTypes,
  ownership: options.ownerships,
  bhk: options.bhks,
  areaUnit: options.areaUnits,
  propertyAge: options.propertyAges,
  facing: options.facings,
  buildingType: options.buildingTypes,
  otherFeatures: options.otherFeatures,
  homeFeatures: options.homeFeatures,
  city: options.cities,
  maintenance: options.maintenances,
  tenure: options.tenures,
  tenants: options.tenants,
  furnishing: options.furnishings,
  parking: options.residentialParkings,
  commercialParking: options.commercialParkings,
  amenities: options.amenities,
  washroom: options.washrooms,
  lift: options.lifts,
  waterSupply: options.waterSupplies,
}

const lists = new Set<string>(['otherFeatures', 'homeFeatures', 'tenants', 'amenities'])

const answers = Object.entries(listingWireNames).map(([answer, { posted }]): ImportColumn => {
  const list = choices[answer as ListingAnswer]
  return {
    name: posted,
    about: answerLabel(answer as ListingAnswer),
    ...(list && { choices: list }),
    ...(lists.has(answer) && { isList: true }),
  }
})

const pictures: ImportColumn = {
  name: 'images',
  about: 'Three to ten pictures: file names or https addresses, separated by |',
}

/** Every column, in the order of the template. */
export const importColumns: readonly ImportColumn[] = [...own, ...answers, pictures]

/** Without these no row can be read. */
export const neededColumns = ['reference', 'owner_phone', 'property_category', 'property_status']

const names = new Set(importColumns.map(({ name }) => name))
const aliases = new Map<string, string>(Object.entries(postedAliases))

/** Which column of ours each cell of the first row names; undefined for one that we do not know. */
export function readHeader(cells: readonly string[]): (string | undefined)[] {
  return cells.map((cell) => {
    const name = cell.trim()
    const known = names.has(name) ? name : name.toLowerCase().replaceAll(/[\s-]+/g, '_')
    return names.has(known) ? known : (aliases.get(name) ?? aliases.get(known))
  })
}
