import { z } from 'zod'
import { isId, isSpn } from '#contract/ids.ts'
import { listingLimits, searchLimits } from '#contract/limits.ts'
import { type ListingSearch, noFilters, type SearchFilters } from '#contract/listing-search.ts'
import * as messages from '#contract/messages.ts'
import {
  amenities,
  availabilities,
  bathroomFilters,
  bhks,
  categories,
  cities,
  deals,
  facings,
  featureFilters,
  floorFilters,
  furnishings,
  parkingFilters,
  propertyTypeAliases,
  propertyTypes,
  readiness,
  tenantFilters,
} from '#contract/options.ts'
import { isBlank, listFromInput, parseJson } from '#contract/schemas/field-input.ts'
import { amount, listOf, optional, optionOf } from '#contract/schemas/fields.ts'

/** The wire's filters, as the JSON of the field `filters` holds them: the specified ones, then ours. */
const filtersSchema = z
  .object({
    filterBHK: listOf(bhks),
    filterAvailability: optional(optionOf(availabilities)),
    filterPriceMin: optional(amount({ chars: listingLimits.priceChars })),
    filterPriceMax: optional(amount({ chars: listingLimits.priceChars })),
    filterPropStatus: optional(optionOf(readiness)),
    filterFurnishing: listOf(furnishings),
    filterPropType: z.preprocess(withoutAliases, listOf(propertyTypes)),
    filterParking: listOf(parkingFilters),
    filterAreaMin: optional(amount({ chars: listingLimits.areaChars, max: listingLimits.maxArea })),
    filterAreaMax: optional(amount({ chars: listingLimits.areaChars, max: listingLimits.maxArea })),
    filterBathrooms: optional(optionOf(bathroomFilters)),
    filterFloor: listOf(floorFilters),
    filterFacing: listOf(facings),
    filterTenants: listOf(tenantFilters),
    filterAmenities: listOf(amenities),
    filterFeatures: listOf(featureFilters),
  })
  .refine(
    (wire) => isPossible(wire.filterPriceMin, wire.filterPriceMax),
    messages.validation.priceOrder,
  )
  .refine(
    (wire) => isPossible(wire.filterAreaMin, wire.filterAreaMax),
    messages.validation.areaOrder,
  )
  .transform(
    (wire): SearchFilters => ({
      bhk: wire.filterBHK,
      availability: wire.filterAvailability ?? undefined,
      priceMin: wire.filterPriceMin || undefined,
      priceMax: wire.filterPriceMax || undefined,
      readiness: wire.filterPropStatus ?? undefined,
      furnishing: wire.filterFurnishing,
      propertyTypes: wire.filterPropType,
      parking: wire.filterParking,
      areaMin: wire.filterAreaMin || undefined,
      areaMax: wire.filterAreaMax || undefined,
      bathrooms: wire.filterBathrooms ?? undefined,
      floors: wire.filterFloor,
      facing: wire.filterFacing,
      tenants: wire.filterTenants,
      amenities: wire.filterAmenities,
      features: wire.filterFeatures,
    }),
  )

/** More than a form has room for; junk of a few bytes each is refused as a whole. */
const mostShown = 6_000

/** The form of /api/prop/search. Every filter that is wrong is an error of the field `filters`. */
export const listingSearchSchema = z
  .object({
    city: optionOf(cities),
    property_category: optional(optionOf(categories)),
    property_status: optional(optionOf(deals)),
    query: z.string().trim().max(searchLimits.queryChars, messages.search.queryTooLong).optional(),
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
        .refine((name) => isSpn(name.toUpperCase()) || isId(name), messages.validation.unreadable),
      { error: messages.validation.notList },
    )
    .max(mostShown, messages.validation.tooMany(mostShown))
}

function isPossible(min: number | null | undefined, max: number | null | undefined) {
  return !min || !max || min <= max
}

function objectFromJson(input: unknown): unknown {
  if (typeof input !== 'string') return input
  return isBlank(input) ? {} : (parseJson(input) ?? {})
}

function withoutAliases(input: unknown) {
  const values = listFromInput(input)
  if (!Array.isArray(values)) return input
  return values.map((value) => propertyTypeAliases[String(value)] ?? value)
}
