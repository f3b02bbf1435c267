import type { NewListing } from '#db/schema.ts'

/** Whatever `finish` asks of an apartment for sale, beyond what `createListing` answers. */
export const completeAnswers = {
  ownership: 'self_owned',
  plotArea: 1_200,
  propertyAge: '1_3_year',
  facing: 'east',
  floor: '3',
  totalFloors: '9',
  parking: 'car',
  availableFrom: '2026-01-01',
  description: 'Two bedrooms with morning sun.',
  waterSupply: 'both',
  powerBackup: 'full',
  photos: ['hall', 'kitchen', 'view'],
} as const satisfies Partial<NewListing>
