/** What the pictures show: the first part of their files' names. */
export type PictureKind =
  | 'tower'
  | 'block'
  | 'floor'
  | 'house'
  | 'villa'
  | 'plot'
  | 'field'
  | 'shop'
  | 'showroom'
  | 'office-building'
  | 'mall'
  | 'cafe'
  | 'warehouse'
  | 'street'
  | 'living'
  | 'bedroom'
  | 'child-room'
  | 'kitchen'
  | 'bath'
  | 'balcony'
  | 'dining'
  | 'study'
  | 'office'
  | 'coworking'
  | 'shop-inside'
  | 'cafe-inside'
  | 'warehouse-inside'
  | 'washroom'
  | 'plan'
  | 'office-plan'

/** What a listing shows: one of the first, always the rooms, some of the extras. */
type Recipe = {
  first: readonly PictureKind[]
  rooms: readonly PictureKind[]
  extras: readonly PictureKind[]
}

const recipes = {
  apartment: {
    first: ['tower', 'tower', 'block'],
    rooms: ['living', 'bedroom', 'kitchen'],
    extras: ['dining', 'child-room', 'bath', 'balcony', 'study', 'plan'],
  },
  floor: {
    first: ['floor'],
    rooms: ['living', 'bedroom', 'kitchen'],
    extras: ['dining', 'child-room', 'bath', 'balcony', 'study', 'street', 'plan'],
  },
  house: {
    first: ['house'],
    rooms: ['living', 'kitchen', 'bedroom'],
    extras: ['dining', 'child-room', 'bath', 'study', 'street', 'plan'],
  },
  villa: {
    first: ['villa'],
    rooms: ['living', 'dining', 'bedroom'],
    extras: ['kitchen', 'child-room', 'bath', 'balcony', 'study'],
  },
  plot: { first: ['plot'], rooms: ['street', 'plot', 'street'], extras: ['plot'] },
  field: { first: ['field'], rooms: ['field', 'field', 'field'], extras: [] },
  office: {
    first: ['office-building', 'office-building', 'mall'],
    rooms: ['office', 'office', 'washroom'],
    extras: ['office', 'coworking', 'office-plan', 'street'],
  },
  coworking: {
    first: ['office-building', 'office-building', 'mall'],
    rooms: ['coworking', 'coworking', 'office'],
    extras: ['coworking', 'cafe-inside', 'washroom', 'office-plan'],
  },
  shop: {
    first: ['shop', 'shop', 'mall'],
    rooms: ['shop-inside', 'shop-inside', 'street'],
    extras: ['shop-inside', 'washroom', 'street'],
  },
  showroom: {
    first: ['showroom'],
    rooms: ['shop-inside', 'shop-inside', 'office'],
    extras: ['shop-inside', 'washroom', 'street'],
  },
  cafe: {
    first: ['cafe'],
    rooms: ['cafe-inside', 'cafe-inside', 'washroom'],
    extras: ['cafe-inside', 'kitchen', 'street'],
  },
  warehouse: {
    first: ['warehouse'],
    rooms: ['warehouse-inside', 'warehouse-inside', 'office'],
    extras: ['warehouse-inside', 'washroom', 'street'],
  },
  other: {
    first: ['mall', 'office-building', 'shop'],
    rooms: ['office', 'shop-inside', 'washroom'],
    extras: ['coworking', 'office-plan', 'street'],
  },
} as const satisfies Record<string, Recipe>

/** Property types as listings spell them, with the spellings of the wire. */
const recipeOfType: Record<string, keyof typeof recipes> = {
  apartment: 'apartment',
  individual_floor: 'floor',
  individual_house: 'house',
  villa: 'villa',
  plot: 'plot',
  agricultural_land: 'field',
  office_space: 'office',
  'co-working': 'coworking',
  co_working: 'coworking',
  shop: 'shop',
  show: 'shop',
  showroom: 'showroom',
  cafe: 'cafe',
  warehouse: 'warehouse',
  wharehouse: 'warehouse',
  other: 'other',
}

const familyRooms: readonly PictureKind[] = ['child-room', 'dining', 'study']

export function recipeFor(propertyType: string, category?: string, bhk?: string): Recipe {
  const name = recipeOfType[propertyType] ?? (category === 'residential' ? 'apartment' : 'other')
  const recipe: Recipe = recipes[name]
  const small = bhk === '1rk' || bhk === '1bhk'
  const extras = recipe.extras.filter(
    (kind) => (kind !== 'plan' || bhk) && !(small && familyRooms.includes(kind)),
  )
  return { ...recipe, extras }
}
