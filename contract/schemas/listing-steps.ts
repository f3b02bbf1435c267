import { z } from 'zod'
import { ownMeasure } from '#contract/format/areas.ts'
import { listingLimits, photoLimits } from '#contract/limits.ts'
import { photoKey } from '#contract/listing/pictures.ts'
import type { UploadType } from '#contract/listing/wizard-steps.ts'
import * as options from '#contract/options.ts'
import * as fields from '#contract/schemas/fields.ts'
import {
  hasPapers,
  homeFeaturesFor,
  isBuilt,
  isCommercial,
  isHome,
  isRent,
  isResale,
  isResidential,
  type ListingScope,
  propertyTypesFor,
} from '#contract/schemas/listing-scope.ts'
import { publicText } from '#contract/schemas/public-text.ts'
import * as texts from '#contract/texts.ts'

const { kept, optional, optionOf, requiredIf } = fields

/** A listing's scope, and today's day where a date must not lie before it. */
export type StepScope = ListingScope & { today?: string }

const stepSchemas = {
  prop_details: propDetailsSchema,
  resale_details: dealDetailsSchema,
  location_details: locationSchema,
  amenities: amenitiesSchema,
  additional_info: papersSchema,
  gallery: gallerySchema,
  finish: () => z.object({}),
} satisfies Record<UploadType, (scope: StepScope) => z.ZodType<Record<string, unknown>>>

/** Building a schema takes some milliseconds, and a form is checked with every change. */
const cache = new Map<string, z.ZodType<Record<string, unknown>>>()
/** All kinds of listings in all steps, with a day and without. */
const MAX_CACHED = 112

/** The questions of a step, for one kind of listing. */
export function stepSchema(step: UploadType, scope: StepScope) {
  const { category, deal, today = '' } = scope
  const key = [step, category, deal, isBuilt(scope), today].join()
  const cached = cache.get(key)
  if (cached) return cached
  const schema = stepSchemas[step](scope)
  // A new day makes new schemas.
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(key, schema)
  return schema
}

type GivenSchema = z.ZodType<Record<string, unknown>>
const givenCache = new WeakMap<z.ZodType, GivenSchema>()

/** The same questions, of which none needs an answer. */
export function givenSchema(step: UploadType, scope: StepScope): GivenSchema {
  const schema: z.ZodType = stepSchema(step, scope)
  const cached = givenCache.get(schema)
  if (cached) return cached
  const questions = schema instanceof z.ZodPipe ? schema.in : schema
  if (!(questions instanceof z.ZodObject)) throw new Error(`The step ${step} has no questions.`)
  const given = questions.partial()
  givenCache.set(schema, given)
  return given
}

function propDetailsSchema(scope: StepScope) {
  const floors = isCommercial(scope) ? options.commercialFloors : options.residentialFloors

  const details = z.object({
    city: travellingCity(),
    property_type: propertyType(scope),
    ownership_type: requiredIf(isResale(scope), optionOf(options.ownerships)),
    bhk: requiredIf(isHome(scope), optionOf(options.bhks)),
    bedrooms: optional(fields.wholeNumber(listingLimits.bedrooms)),
    plot_area: requiredIf(hasPapers(scope), area()),
    build_up_area: requiredIf(isBuilt(scope), area()),
    area_unit: kept(optionOf(options.areaUnits)),
    build_up_area_typed: typedArea(),
    plot_area_typed: typedArea(),
    property_age: requiredIf(isBuilt(scope), optionOf(options.propertyAges)),
    facing: optionOf(options.facings),
    floor: requiredIf(isBuilt(scope), optionOf<string>(floors)),
    total_floor: requiredIf(isBuilt(scope), optionOf(options.totalFloors)),
    building_type_coo: requiredIf(isCommercial(scope), optionOf(options.buildingTypes)),
    other_feature: fields.listOf(options.otherFeatures),
    home_features: fields.listOf(homeFeaturesFor(scope)),
    furnish_status: kept(optionOf(options.furnishings)),
  })
  return details.transform((answers) => {
    const { plot_area } = answers
    // Land has one area, which answers both questions.
    const build_up_area = answers.build_up_area ?? (isBuilt(scope) ? undefined : plot_area)
    return {
      ...answers,
      build_up_area,
      build_up_area_typed: ownMeasure(answers.build_up_area_typed, build_up_area),
      plot_area_typed: ownMeasure(answers.plot_area_typed, plot_area),
    }
  })
}

function dealDetailsSchema(scope: StepScope) {
  const isCommercialRent = isCommercial(scope) && isRent(scope)
  const isHomeRent = isResidential(scope) && isRent(scope)

  return z.object({
    city: travellingCity(),
    price: rupees({ min: 1 }),
    price_negotable: kept(fields.flag()),
    deposit_price: requiredIf(isRent(scope), rupees({ min: 0 })),
    deposite_price_negotable: kept(fields.flag()),
    ideal_for: requiredIf(isCommercial(scope), publicText({ max: listingLimits.idealForChars })),
    monthly_maintance: requiredIf(isHomeRent, optionOf(options.maintenances)),
    maintenance_amount: optional(fields.amount(listingLimits.monthlyAmount)),
    parking_amount: optional(fields.amount(listingLimits.monthlyAmount)),
    power_backup_amount: optional(fields.amount(listingLimits.monthlyAmount)),
    avalible_from: fields.isoDate({ from: scope.today }),
    availability: optional(optionOf(options.tenures)),
    lease_duration: requiredIf(isCommercialRent, years()),
    lockin_period: requiredIf(isCommercialRent, years()),
    property_under_loan: optional(fields.flag()),
    prefered_tanents: fields.listOf(options.tenants).transform(onlyAnyOne),
    furnish_status: requiredIf(isHome(scope), optionOf(options.furnishings)),
    parking: requiredIf(isHome(scope), optionOf(options.residentialParkings)),
    description: requiredIf(
      isResidential(scope),
      publicText({ max: listingLimits.descriptionChars }),
    ),
  })
}

function locationSchema() {
  return z.object({
    city: optionOf(options.cities),
    house_no: optional(fields.text({ max: listingLimits.houseNoChars })),
    full_address: publicText({ max: listingLimits.addressChars }),
    l_lat: fields.decimalNumber({ min: -90, max: 90 }),
    l_long: fields.decimalNumber({ min: -180, max: 180 }),
    locality: optional(publicText({ max: listingLimits.localityChars })),
    pin_code: optional(fields.text({ max: 6 }).regex(/^[1-9]\d{5}$/, texts.validation.notPinCode)),
  })
}

function amenitiesSchema(scope: StepScope) {
  const powerBackups = isCommercial(scope)
    ? options.commercialPowerBackups
    : options.residentialPowerBackups
  const isHomeResale = isHome(scope) && isResale(scope)

  return z.object({
    city: travellingCity(),
    bathroom: optional(fields.wholeNumber(listingLimits.bathrooms)),
    balcony: optional(fields.wholeNumber(listingLimits.balconies)),
    amenities: fields.listOf(options.amenities),
    water_supply: requiredIf(isHome(scope), optionOf(options.waterSupplies)),
    water_supply_fac_coo: optional(fields.flag()),
    power_backup: requiredIf(isCommercial(scope) || isHomeResale, optionOf<string>(powerBackups)),
    parking_coo: requiredIf(isCommercial(scope), optionOf(options.commercialParkings)),
    lift_coo: requiredIf(isCommercial(scope), optionOf(options.lifts)),
    washroom_coo: requiredIf(isCommercial(scope), optionOf(options.washrooms)),
  })
}

function papersSchema() {
  return z.object({
    city: travellingCity(),
    paid_property_tax: optional(fields.flag()),
    occupancy_certificate: optional(fields.flag()),
    sale_deed_certificate: optional(fields.flag()),
  })
}

function gallerySchema() {
  return z.object({
    city: travellingCity(),
    images: fields
      .listOfTexts({ max: 100, maxChars: 200 })
      .refine((paths) => paths.length > 0, { error: texts.validation.empty, abort: true })
      .refine((paths) => paths.every(photoKey), {
        error: texts.wizard.photoNotYours,
        abort: true,
      })
      .transform((paths) => [...new Set(paths.map((path) => photoKey(path) ?? ''))])
      .refine((keys) => keys.length >= photoLimits.min && keys.length <= photoLimits.max, {
        error: ({ input }) => texts.wizard.photosToGo((input as string[]).length),
      }),
  })
}

function propertyType(scope: StepScope) {
  return z.preprocess(
    (type) => (typeof type === 'string' ? (options.propertyTypeAliases[type] ?? type) : type),
    optionOf(propertyTypesFor(scope)),
  )
}

function area() {
  return fields.amount({ chars: listingLimits.areaChars, min: 1, max: listingLimits.maxArea })
}

/** What was typed in a unit of the owner's; it stays beside the area only while it says the same. */
function typedArea() {
  return z.preprocess(
    (input: string | undefined) => (typeof input === 'string' ? input.slice(0, 40) : undefined),
    z.string().optional(),
  )
}

function rupees({ min }: { min: number }) {
  return fields.amount({ chars: listingLimits.priceChars, min })
}

function years() {
  return fields.wholeNumber(listingLimits.leaseYears)
}

/** The city of the basic details, which may come with any step. */
function travellingCity() {
  return kept(optionOf(options.cities))
}

/** "Any one" already includes all the others. */
function onlyAnyOne(tenants: options.Tenant[]): options.Tenant[] {
  return tenants.includes('any_one') ? ['any_one'] : tenants
}
