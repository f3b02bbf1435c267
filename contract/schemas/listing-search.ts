import { z } from 'zod'
import { isId, isSpn } from '#contract/ids.ts'
import { listingLimits, searchLimits } from '#contract/limits.ts'
import {
  amenities,
  availabilities,
  type BedroomFilter,
  type Bhk,
  bathroomFilters,
  bedroomFilters,
  bhks,
  categories,
  cities,
  deals,
  facings,
  featureFilters,
  floorFilters,
  furnishings,
  metroFilters,
  parkingFilters,
  propertyTypeAliases,
  propertyTypes,
  type RoomFilter,
  readiness,
  tenantFilters,
} from '#contract/options.ts'
import { isBlank, listFromInput, parseJson } from '#contract/schemas/field-input.ts'
import { amount, listOf, optional, optionOf } from '#contract/schemas/fields.ts'
import {
  type ListingSearch,
  noFilters,
  type SearchFilters,
} from '#contract/search/listing-search.ts'
import * as texts from '#contract/texts.ts'

/** The wire's filters, as the JSON of the field `filters` holds them: the specified ones, then ours. */
const filtersSchema = z
  .object({
    filterBHK: listOf(bhks),
    filterBedrooms: z.preprocess(textsOf, listOf(bedroomFilters)),
    filterAvailability: optional(optionOf(availabilities)),
    filterPriceMin: optional(amount({ chars: listingLimits.priceChars })),
    filterPriceMax: optional(amount({ chars: listingLimits.priceChars })),
    filterMonthlyMax: optional(amount({ chars: listingLimits.priceChars })),
    filterPropStatus: optional(optionOf(readiness)),
    filterFurnishing: listOf(furnishings),
    filterPropType: z.preprocess(withoutAliases, listOf(propertyTypes)),
    filterParking: listOf(parkingFilters),
    filterAreaMin: optional(amount({ chars: listingLimits.areaChars, max: listingLimits.maxArea })),
    filterAreaMax: optional(amount({ chars: listingLimits.areaChars, max: listingLimits.maxArea })),
    filterBathrooms: optional(optionOf(bathroomFilters)),
    filterMetro: optional(optionOf(metroFilters)),
    filterFloor: listOf(floorFilters),
    filterFacing: listOf(facings),
    filterTenants: listOf(tenantFilters),
    filterAmenities: listOf(amenities),
    filterFeatures: listOf(featureFilters),
  })
  .refine(
    (wire) => isPossible(wire.filterPriceMin, wire.filterPriceMax),
    texts.validation.priceOrder,
  )
  .refine((wire) => isPossible(wire.filterAreaMin, wire.filterAreaMax), texts.validation.areaOrder)
  .transform(
    (wire): SearchFilters => ({
      bhk: roomsOf(wire.filterBHK, wire.filterBedrooms),
      availability: soonOnly(wire.filterAvailability),
      priceMin: wire.filterPriceMin || undefined,
      priceMax: wire.filterPriceMax || undefined,
      monthlyMax: wire.filterMonthlyMax || undefined,
      readiness: wire.filterPropStatus ?? undefined,
      furnishing: wire.filterFurnishing,
      propertyTypes: wire.filterPropType,
      parking: wire.filterParking,
      areaMin: wire.filterAreaMin || undefined,
      areaMax: wire.filterAreaMax || undefined,
      bathrooms: wire.filterBathrooms ?? undefined,
      metro: wire.filterMetro ?? undefined,
      floors: wire.filterFloor,
      facing: wire.filterFacing,
      tenants: wire.filterTenants,
      amenities: wire.filterAmenities,
      features: wire.filterFeatures,
    }),
  )

/** More than a form has room for; a longer list of tiny junk is refused as a whole. */
const mostShown = 6_000

/** The form of /api/prop/search. Every filter that is wrong is an error of the field `filters`. */
export const listingSearchSchema = z
  .object({
    city: optionOf(cities),
    property_category: optional(optionOf(categories)),
    property_status: optional(optionOf(deals)),
    query: z.string().trim().max(searchLimits.queryChars, texts.search.queryTooLong).optional(),
    filters: z.preprocess(objectFromJson, filtersSchema).optional(),
    lastListIds: z.preprocess(listFromInput, listingIds()),
  })
  .transform((form) => ({
    search: {
      city: form.city,
      category: form.property_category ?? undefined,
      deal: form.property_status ?? undefined,
      text: form.query ?? '',
      filters: form.filters ?? noFilters,
    } satisfies ListingSearch as ListingSearch,
    shown: form.lastListIds,
  }))

/** Ids of listings already shown, in either of their two forms. */
function listingIds() {
  return z
    .array(
      z
        .string()
        .refine((name) => isSpn(name.toUpperCase()) || isId(name), texts.validation.unreadable),
      { error: texts.validation.notList },
    )
    .max(mostShown, texts.validation.tooMany(mostShown))
}

/** Chosen bedrooms replace 3+ BHK: they are more exact. */
function roomsOf(bhk: Bhk[], bedrooms: BedroomFilter[]): RoomFilter[] {
  if (bedrooms.length === 0) return bhk
  const finer = { 4: '4bhk', 5: '5bhk', 6: '6mbhk' } as const
  return [...bhk.filter((each) => each !== '3mbhk'), ...bedrooms.map((count) => finer[count])]
}

function isPossible(min: number | null | undefined, max: number | null | undefined) {
  return !min || !max || min <= max
}

function objectFromJson(input: unknown): unknown {
  if (typeof input !== 'string') return input
  return isBlank(input) ? {} : (parseJson(input) ?? {})
}

/** JSON may hold counts as numbers, one or a list. */
function textsOf(input: unknown) {
  const values = listFromInput(typeof input === 'number' ? [input] : input)
  return Array.isArray(values) ? values.map(String) : input
}

function withoutAliases(input: unknown) {
  const values = listFromInput(input)
  if (!Array.isArray(values)) return input
  return values.map((value) => propertyTypeAliases[String(value)] ?? value)
}

/** `after_30_days` includes everything sooner, and so every listing. */
function soonOnly(availability: (typeof availabilities.values)[number] | null | undefined) {
  return availability === 'after_30_days' ? undefined : (availability ?? undefined)
}
