import { AnyOf, Checks, counted, One } from '#app/features/search/filter-groups.tsx'
import { MoreFilters } from '#app/features/search/more-filters.tsx'
import { PriceFilter } from '#app/features/search/price-filter.tsx'
import type { ChipOption } from '#app/ui/chips.tsx'
import { Icon } from '#app/ui/icon.tsx'
import {
  availabilityFilters,
  furnishings,
  type ParkingFilter,
  parkingFilters,
  readiness,
  roomFilters,
} from '#contract/options.ts'
import {
  type ListingSearch,
  type SearchFilters,
  typesFor,
} from '#contract/search/listing-search.ts'
import type { SearchCounts } from '#domain/search/counts/add-up-cells.ts'
import * as styles from '#app/features/search/filters.module.css'

export type FilterFieldsProps = {
  search: ListingSearch
  counts: SearchCounts
  onFilters: (filters: Partial<SearchFilters>) => void
}

/** Every filter of a search, each choice with how many there would be. */
// biome-ignore lint/plugin/function-length: more components would weigh more than the search page may
export function FilterFields({ search, counts, onFilters }: FilterFieldsProps) {
  const { filters, category, deal } = search
  const { choices } = counts
  const isHome = category !== 'commercial'

  return (
    <>
      <div className={styles.filterGroup}>
        <h3>Price</h3>
        <PriceFilter
          deal={deal}
          histogram={counts.prices}
          priceMin={filters.priceMin}
          priceMax={filters.priceMax}
          onPrices={onFilters}
        />
      </div>
      {isHome && (
        <AnyOf
          label="BHK Type"
          name="filterBHK"
          items={counted(roomFilters, choices.bhk)}
          values={filters.bhk}
          onValues={(bhk) => onFilters({ bhk })}
        />
      )}
      <Checks
        title="Property Type"
        name="filterPropType"
        list={typesFor(search)}
        counts={choices.propertyTypes}
        values={filters.propertyTypes}
        onValues={(propertyTypes) => onFilters({ propertyTypes })}
      />
      {deal === 'rent' && (
        <One
          label="Availability"
          name="filterAvailability"
          help="Each includes what is free sooner."
          list={availabilityFilters}
          counts={choices.availability}
          value={filters.availability}
          onValue={(availability) => onFilters({ availability })}
        />
      )}
      {(deal !== 'rent' || filters.readiness) && (
        <One
          label="Property Status"
          name="filterPropStatus"
          list={readiness}
          counts={choices.readiness}
          value={filters.readiness}
          onValue={(value) => onFilters({ readiness: value })}
        />
      )}
      <Checks
        title="Furnishing"
        name="filterFurnishing"
        list={furnishings}
        counts={choices.furnishing}
        values={filters.furnishing}
        onValues={(furnishing) => onFilters({ furnishing })}
      />
      <AnyOf
        label="Parking"
        name="filterParking"
        items={parkingItems(choices.parking)}
        values={filters.parking}
        onValues={(parking) => onFilters({ parking })}
      />
      <MoreFilters search={search} onFilters={onFilters} />
    </>
  )
}

function parkingItems(counts: Record<string, number>): ChipOption<ParkingFilter>[] {
  const icons = { '2_wheeler': 'bike', '4_wheeler': 'car' } as const
  return counted(parkingFilters, counts).map((item) => {
    const icon = icons[item.value]
    return { ...item, icon: <Icon name={icon} /> }
  })
}
