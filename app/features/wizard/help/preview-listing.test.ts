import { expect, test } from 'vitest'
import { previewListing } from '#app/features/wizard/help/preview-listing.ts'
import type { WizardDraft } from '#app/features/wizard/wizard-draft.ts'

const draft: WizardDraft = {
  savedAgo: undefined,
  category: 'residential',
  deal: 'rent',
  city: 'delhi',
  spn: 'SPN12345678',
  propertyType: undefined,
  version: 1,
  draftKey: undefined,
  isChanged: false,
  isRevision: false,
  reason: '',
  incomplete: [],
  reasons: [],
  answers: {},
  unsaved: undefined,
  unsavedSteps: [],
}

test('shows nothing before type, price and area are there', () => {
  expect(previewListing(draft, { property_type: 'apartment', price: '25000' })).toBeUndefined()
})

test('shows what is typed, grouped numbers included', () => {
  const answers = {
    property_type: 'apartment',
    bhk: '2bhk',
    price: '₹ 25,000',
    build_up_area: '900',
    monthly_maintance: 'maintance_extra',
    maintenance_amount: '2,000',
    parking_amount: '500',
    parking: 'car_and_bike',
    images: ['/img/hall.jpg', '/elsewhere.png'],
  }
  expect(previewListing(draft, answers)).toMatchObject({
    price: 25_000,
    per: '/ month, ₹ 27,500 in all',
    builtUpArea: 900,
    bhk: '2bhk',
    parking: 'Car and bike parking',
    city: 'delhi',
    photos: ['hall'],
    furnishing: null,
  })
})
