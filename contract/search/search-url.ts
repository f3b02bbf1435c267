import { parseAmount } from '#contract/format/money.ts'
import { withoutTrailingSlashes } from '#contract/format/trailing-slashes.ts'
import { searchLimits } from '#contract/limits.ts'
import { isOption, type OptionList } from '#contract/options/option-list.ts'
import {
  amenities,
  availabilityFilters,
  bathroomFilters,
  type Category,
  type Deal,
  defaultCity,
  facings,
  featureFilters,
  floorFilters,
  furnishings,
  metroFilters,
  parkingFilters,
  propertyTypeAliases,
  propertyTypes,
  readiness,
  roomFilters,
  type SearchCity,
  searchCities,
  searchOrders,
  tenantFilters,
} from '#contract/options.ts'
import {
  type CityChoice,
  fittingFilters,
  type ListingSearch,
  type MapArea,
  orderOf,
  type SearchFilters,
} from '#contract/search/listing-search.ts'

/** The four kinds of search and the page of each. */
export const searchPages = [
  { category: 'residential', deal: 'rent', path: '/search/rent', label: 'Rent' },
  { category: 'residential', deal: 'resale', path: '/search/buy', label: 'Buy' },
  {
    category: 'commercial',
    deal: 'rent',
    path: '/search/commercial/rent',
    label: 'Commercial rent',
  },
  {
    category: 'commercial',
    deal: 'resale',
    path: '/search/commercial/buy',
    label: 'Commercial buy',
  },
] as const satisfies { category: Category; deal: Deal; path: string; label: string }[]

/** The kind of search that a page shows, however its path is spelt. */
export function searchKindOf(pathname: string) {
  const path = withoutTrailingSlashes(pathname.toLowerCase())
  return searchPages.find((page) => page.path === path)
}

/** The page of a search; without a kind, homes to rent. */
export function searchPath({ category, deal }: Pick<ListingSearch, 'category' | 'deal'>): string {
  const wanted = { category: category ?? 'residential', deal: deal ?? 'rent' }
  const page = searchPages.find(
    (each) => each.category === wanted.category && each.deal === wanted.deal,
  )
  return page?.path ?? searchPages[0].path
}

/** The address of a search: only what is not at its default is named. */
export function searchHref(search: ListingSearch, { after }: { after?: string } = {}): string {
  const query = searchParams(search)
  if (after) query.set('after', after)
  // Commas are legal in a query and easier to read than %2C.
  return `${searchPath(search)}?${query.toString().replaceAll('%2C', ',')}`
}

/** The parameters of a search, the city always among them, so that a shared link means one place. */
export function searchParams(search: ListingSearch): URLSearchParams {
  const { text, city, filters, area } = search
  const values: Record<string, string | number | undefined> = {
    q: text.trim(),
    city: search.region ?? city,
    filterBHK: filters.bhk.join(),
    filterAvailability: filters.availability,
    filterPriceMin: filters.priceMin,
    filterPriceMax: filters.priceMax,
    filterMonthlyMax: filters.monthlyMax,
    filterPropStatus: filters.readiness,
    filterFurnishing: filters.furnishing.join(),
    filterPropType: filters.propertyTypes.join(),
    filterParking: filters.parking.join(),
    filterAreaMin: filters.areaMin,
    filterAreaMax: filters.areaMax,
    filterBathrooms: filters.bathrooms,
    filterMetro: filters.metro,
    filterFloor: filters.floors.join(),
    filterFacing: filters.facing.join(),
    filterTenants: filters.tenants.join(),
    filterAmenities: filters.amenities.join(),
    filterFeatures: filters.features.join(),
    sort: isDefaultOrder(search) ? undefined : search.order,
    area: area && [area.south, area.west, area.north, area.east].join(),
    drawn: search.drawn,
    to: search.to,
    within: search.within,
    wishes: search.wishes?.join(),
    offer: search.offer,
    widened: search.widened,
    // Without words there is no place that could lead to another city.
    ...(text.trim() && { cityIs: search.cityIs, cityWas: search.cityWas }),
  }
  const given = Object.entries(values).filter(([, value]) => value)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

/** A search from an address. People edit addresses, so what cannot be read counts as not given. */
export function searchFromUrl(
  params: URLSearchParams,
  kind: Pick<ListingSearch, 'category' | 'deal'>,
  cityCookie?: string,
): ListingSearch {
  return fittingFilters({
    ...kind,
    ...whereFrom(params.get('city'), cityCookie),
    text: typedText(params.get('q')),
    filters: filtersFrom(params),
    order: one(params, 'sort', searchOrders),
    area: areaFrom(params.get('area')),
    drawn: params.get('drawn') || undefined,
    to: params.get('to') || undefined,
    within: params.get('within') || undefined,
    wishes: wishesFrom(params.get('wishes')),
    offer: typedText(params.get('offer')) || undefined,
    widened: typedText(params.get('widened')) || undefined,
    cityIs: cityChoices.find((choice) => choice === params.get('cityIs')),
    cityWas: one(params, 'cityWas', searchCities),
  })
}

const cityChoices: readonly CityChoice[] = ['chosen', 'kept']

/** The city or region asked for, else the one chosen last time, else the default. */
export function whereFrom(asked: string | null, cookie?: string) {
  const named = [asked, cookie].find((each) => isOption(searchCities, each))
  return whereOf(named ?? defaultCity)
}

/** What a choice of where to search means; Delhi stands for the region wherever one city is needed. */
export function whereOf(choice: SearchCity): Pick<ListingSearch, 'city' | 'region'> {
  return choice === 'ncr' ? { city: 'delhi', region: choice } : { city: choice, region: undefined }
}

/** The city chosen last time, from the header `Cookie` or `document.cookie`. */
export function cityCookie(header: string | null): string | undefined {
  return /(?:^|;\s*)city=([a-z]+)/.exec(header ?? '')?.[1]
}

/** Remembers a city for a year, for the next visit's first page. */
export function setCityCookie(city: SearchCity): string {
  return `${sentCity(city)}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** What the browser sends of a city that it remembers. */
export function sentCity(city: SearchCity): string {
  return `city=${city}`
}

function filtersFrom(params: URLSearchParams): SearchFilters {
  const price = rangeFrom(params, 'filterPrice')
  const area = rangeFrom(params, 'filterArea')
  return {
    bhk: many(params, 'filterBHK', roomFilters),
    availability: one(params, 'filterAvailability', availabilityFilters),
    priceMin: price.min,
    priceMax: price.max,
    readiness: one(params, 'filterPropStatus', readiness),
    furnishing: many(params, 'filterFurnishing', furnishings),
    propertyTypes: many(params, 'filterPropType', propertyTypes),
    parking: many(params, 'filterParking', parkingFilters),
    monthlyMax: amountFrom(params.get('filterMonthlyMax')),
    areaMin: area.min,
    areaMax: area.max,
    bathrooms: one(params, 'filterBathrooms', bathroomFilters),
    metro: one(params, 'filterMetro', metroFilters),
    floors: many(params, 'filterFloor', floorFilters),
    facing: many(params, 'filterFacing', facings),
    tenants: many(params, 'filterTenants', tenantFilters),
    amenities: many(params, 'filterAmenities', amenities),
    features: many(params, 'filterFeatures', featureFilters),
  }
}

function rangeFrom(params: URLSearchParams, name: string) {
  const [min, max] = [amountFrom(params.get(`${name}Min`)), amountFrom(params.get(`${name}Max`))]
  return min === undefined || max === undefined || min <= max ? { min, max } : {}
}

function isDefaultOrder(search: ListingSearch) {
  return orderOf(search) === orderOf({ ...search, order: undefined })
}

function one<Value extends string>(params: URLSearchParams, name: string, list: OptionList<Value>) {
  const value = params.get(name)
  return isOption(list, value) ? value : undefined
}

/** Several values, in the order of their list: a form repeats the name, a link separates by commas. */
function many<Value extends string>(
  params: URLSearchParams,
  name: string,
  list: OptionList<Value>,
): Value[] {
  const given = params.getAll(name).flatMap((value) => value.split(','))
  // Only property types have other spellings, and no other list has an option spelt like them.
  const values = new Set(given.map((value) => propertyTypeAliases[value] ?? value))
  return list.values.filter((value) => values.has(value))
}

function amountFrom(text: string | null) {
  return parseAmount(text ?? '') || undefined
}

function wishesFrom(text: string | null) {
  const wishes = typedText(text).split(',').filter(Boolean)
  return wishes.length > 0 ? wishes : undefined
}

function typedText(text: string | null) {
  return (text ?? '').replaceAll('\0', '').trim().slice(0, searchLimits.queryChars)
}

function areaFrom(text: string | null): MapArea | undefined {
  const numbers = (text ?? '').split(',').map(Number)
  const [south, west, north, east] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined
  if (south! >= north! || west! >= east!) return undefined
  return { south: south!, west: west!, north: north!, east: east! }
}
