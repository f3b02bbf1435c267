import { addDays, daysBetween, formatDay, indiaDay, type Moment } from '#contract/format/dates.ts'
import { type AlertChannel, alertChannels } from '#contract/options/alert-choices.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { type AlertFrequency, alertFrequencies } from '#contract/options/saved-searches.ts'
import { propertyTypes } from '#contract/options.ts'
import { type AppliedFilter, appliedFilters } from '#contract/search/applied-filters.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { cityLabel, type SearchedPlace } from '#contract/search/search-words.ts'

type Place = SearchedPlace | null | undefined

/** 3 BHK to buy, Sector 57, Gurugram; Shops to rent near Saket Metro Station, Delhi. */
export function savedSearchTitle(search: ListingSearch, place: Place): string {
  const deal = search.deal === 'rent' ? 'to rent' : 'to buy'
  return `${thingOf(search)} ${deal}${whereOf(search, place)}`
}

/** What else narrows it: ₹ 80 Lakh – ₹ 2 Cr · Apartment or Villa · Ready to move. */
export function savedSearchDetail(search: ListingSearch): string {
  const named = namedFacet(search)
  const others = appliedFilters(search).filter(({ facet }) => facet !== named)
  return [...Map.groupBy(others, ({ facet }) => facet).entries()]
    .map(([facet, filters]) => {
      const label = joined(filters, isEachWanted(facet) ? ', ' : ' or ')
      return facet === 'price' ? monthly(label, search) : label
    })
    .join(' · ')
}

/** Of amenities and features every one is wanted, of the others any. */
function isEachWanted(facet: AppliedFilter['facet']) {
  return facet === 'amenities' || facet === 'features'
}

/** How somebody is told: WhatsApp and e-mail, every day at 9 am. */
export function alertWords(frequency: AlertFrequency, channels: readonly AlertChannel[]): string {
  const by = channels.map((channel) => labelOf(alertChannels, channel))
  const words = by.length > 0 ? by.join(' and ') : 'Messages on this site'
  const [first = '', ...others] = words
  const often = labelOf(alertFrequencies, frequency)
  return `${first}${others.join('').replace('and E-', 'and e-')}, ${often[0]?.toLowerCase()}${often.slice(1)}`
}

/** A day within a week by its name, others by their date: today, yesterday, Tuesday, 2 Nov. */
export function sinceWords(at: Moment, now: Moment): string {
  const [day, today] = [indiaDay(at), indiaDay(now)]
  const days = daysBetween(day, today)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return weekdays[new Date(day).getUTCDay()] ?? ''
  const date = formatDay(day)
  return day > addDays(today, -300) ? date.replace(/ \d{4}$/, '') : date
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

function monthly(price: string, { deal }: ListingSearch) {
  return deal === 'rent' ? `${price} / month` : price
}

/** What the title says instead of "Homes": rooms, or else the types. */
function namedFacet({ filters }: ListingSearch) {
  if (filters.bhk.length > 0) return 'bhk'
  return filters.propertyTypes.length > 0 ? 'propertyTypes' : undefined
}

function thingOf(search: ListingSearch) {
  const facet = namedFacet(search)
  if (facet === 'bhk') return joined(appliedFilters(search).filter((each) => each.facet === facet))
  if (facet) {
    return search.filters.propertyTypes.map((type) => labelOf(propertyTypes, type)).join(' or ')
  }
  return search.category === 'commercial' ? 'Commercial property' : 'Homes'
}

function joined(filters: AppliedFilter[], by = ' or ') {
  return filters.map(({ label }) => label).join(by)
}

function whereOf(search: ListingSearch, place: Place) {
  const cityName = cityLabel(search)
  const words = search.text.trim()
  const map = search.drawn ? ', area you drew' : search.area ? ', part of the map' : ''
  if (place && place.name !== cityName) {
    if (place.withinKm) return ` within ${place.withinKm} km of ${place.name}, ${cityName}${map}`
    return `${place.isPoint ? ' near' : ','} ${place.name}, ${cityName}${map}`
  }
  return words && !place ? ` for “${words}”, ${cityName}${map}` : `, ${cityName}${map}`
}
