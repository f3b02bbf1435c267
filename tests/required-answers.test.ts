import { expect } from 'vitest'
import { loadStepCheck } from '#app/features/wizard/load-step-check.ts'
import { categories, deals } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

const details = ['property_type', 'build_up_area', 'property_age', 'facing', 'floor', 'total_floor']
const terms = ['price', 'avalible_from']
const homeTerms = [...terms, 'furnish_status', 'parking', 'description']
const place = ['city', 'full_address', 'l_lat', 'l_long']
const shared = ['power_backup', 'parking_coo', 'lift_coo', 'washroom_coo']

/** The required fields of the specification, by kind of listing and step. */
const required = {
  'residential rent': {
    prop_details: [...details, 'bhk'],
    resale_details: [...homeTerms, 'deposit_price', 'monthly_maintance'],
    location_details: place,
    amenities: ['water_supply'],
    gallery: ['images'],
  },
  'residential resale': {
    prop_details: [...details, 'bhk', 'plot_area', 'ownership_type'],
    resale_details: homeTerms,
    location_details: place,
    amenities: ['water_supply', 'power_backup'],
    gallery: ['images'],
  },
  'commercial rent': {
    prop_details: [...details, 'building_type_coo'],
    resale_details: [...terms, 'ideal_for', 'deposit_price', 'lease_duration', 'lockin_period'],
    location_details: place,
    amenities: shared,
    gallery: ['images'],
  },
  'commercial resale': {
    prop_details: [...details, 'building_type_coo', 'ownership_type'],
    resale_details: [...terms, 'ideal_for'],
    location_details: place,
    amenities: shared,
    gallery: ['images'],
  },
} as const

const steps = [
  'prop_details',
  'resale_details',
  'location_details',
  'amenities',
  'gallery',
] as const

const table = categories.values.flatMap((category) =>
  deals.values.flatMap((deal) => steps.map((step) => ({ category, deal, step }))),
)

test.for(table)(
  'each required field of $step of a $category $deal says that it is missing, before and after it is sent',
  async ({ category, deal, step }, { db }) => {
    const forms = { ...wizardForms(category, deal), gallery: { images: '' } }
    const { property_type: propertyType } = forms.prop_details
    const check = await loadStepCheck(step, { category, deal, propertyType })
    const api = await memberApi(db)

    // The city travels along with every step, but is asked only with the place.
    const head = without(wizardHead(category, deal), ['city'])
    const errorsOf = async (form: Record<string, string>) => {
      const reply = await api.post('/api/prop/listing', { ...head, upload_type: step, ...form })
      expect(reply.status).toBe(422)
      return (await reply.json()).data.errors
    }

    const names = required[`${category} ${deal}`][step]
    for (const name of names) {
      const expected = { [name]: texts.validation.empty }
      const empty = { ...forms[step], [name]: '' }
      for (const form of [empty, without(forms[step], [name])]) {
        expect(check(form), name).toEqual(expected)
      }
      expect(await errorsOf(empty), name).toEqual(expected)
    }
    const missing = Object.fromEntries(names.map((name) => [name, texts.validation.empty]))
    expect(await errorsOf(without(forms[step], names))).toEqual(missing)
    expect(await db.selectFrom('listing').select('id').execute()).toEqual([])
  },
)

async function memberApi(db: Db) {
  const phone = '9811112222'
  await createUser(db, { phone })
  const api = apiFor(db)
  await api.signIn(phone)
  return api
}

function without(form: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(form).filter(([key]) => !names.includes(key)))
}
