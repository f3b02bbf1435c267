import { AnyOf, Checks, One } from '#app/features/search/filter-groups.tsx'
import { TravelFilter } from '#app/features/search/travel-filter.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatPrice, groupIndian, rentSteps } from '#contract/format/money.ts'
import {
  amenities,
  bathroomFilters,
  type FeatureFilter,
  facings,
  featureFilters,
  floorFilters,
  homeFeatures,
  metroFilters,
  otherFeatures,
  tenantFilters,
} from '#contract/options.ts'
import type { ListingSearch, SearchFilters } from '#contract/search/listing-search.ts'
import * as styles from '#app/features/search/filters.module.css'
import * as inputStyles from '#app/ui/input.module.css'

export type FurtherFiltersProps = {
  search: ListingSearch
  onFilters: (filters: Partial<SearchFilters>) => void
}

/** The filters that few people use. */
export function FurtherFilters({ search, onFilters }: FurtherFiltersProps) {
  const { filters, category, deal } = search
  const isHome = category !== 'commercial'
  const { one, any } = bindFilters(filters, onFilters)

  return (
    <>
      <FeatureGroup label="Offered by" search={search} onFilters={onFilters} />
      <TravelFilter search={search} />
      {deal === 'rent' && <MonthlyFilter value={filters.monthlyMax} onFilters={onFilters} />}
      <AreaFilter areaMin={filters.areaMin} areaMax={filters.areaMax} onFilters={onFilters} />
      {isHome && (
        <One
          label="Bathrooms"
          name="filterBathrooms"
          list={bathroomFilters}
          {...one('bathrooms')}
        />
      )}
      <One label="Metro" name="filterMetro" list={metroFilters} {...one('metro')} />
      <AnyOf
        label="Floor"
        name="filterFloor"
        items={floorItems(filters.floors)}
        {...any('floors')}
      />
      <AnyOf label="Facing" name="filterFacing" items={facings.items} {...any('facing')} />
      {isHome && deal === 'rent' && (
        <AnyOf
          label="Tenants"
          name="filterTenants"
          items={tenantFilters.items}
          {...any('tenants')}
        />
      )}
      {isHome && <FeatureGroup label="In the home" search={search} onFilters={onFilters} />}
      <FeatureGroup label="Position" search={search} onFilters={onFilters} />
      <Checks title="Amenities" name="filterAmenities" list={amenities} {...any('amenities')} />
    </>
  )
}

/** Groups of one filter each: who offers the home, what it has, and where it stands. */
const featureGroups: Record<'Offered by' | 'In the home' | 'Position', readonly FeatureFilter[]> = {
  'Offered by': ['direct_owner'],
  'In the home': [...homeFeatures.values, 'balcony'],
  Position: otherFeatures.values,
}

type FeatureGroupProps = FurtherFiltersProps & { label: keyof typeof featureGroups }

function FeatureGroup({ label, search, onFilters }: FeatureGroupProps) {
  const { filters, deal } = search
  const own = featureGroups[label]
  const others = filters.features.filter((each) => !own.includes(each))
  return (
    <AnyOf
      label={label}
      name="filterFeatures"
      items={featureFilters.items.filter(
        ({ value }) => own.includes(value) && (value !== 'pets_allowed' || deal !== 'resale'),
      )}
      values={filters.features}
      onValues={(features) => onFilters({ features: [...others, ...features] })}
    />
  )
}

/** The common props of those groups. */
function bindFilters(filters: SearchFilters, onFilters: FurtherFiltersProps['onFilters']) {
  type Name = keyof SearchFilters
  return {
    one: <N extends Name>(name: N) => ({
      value: filters[name],
      onValue: (value: SearchFilters[N]) => onFilters({ [name]: value }),
    }),
    any: <N extends Name>(name: N) => ({
      values: filters[name],
      onValues: (values: SearchFilters[N]) => onFilters({ [name]: values }),
    }),
  }
}

const commonFloors = ['ground', '1', '2', '3', '4', '5m', 'top']

/** The usual floors, and any that a sentence asked for. */
function floorItems(chosen: readonly string[]) {
  return floorFilters.items
    .filter(({ value }) => commonFloors.includes(value) || chosen.includes(value))
    .map(({ value, label }) => ({ value, label: label.replace(' Floor', '') }))
}

type MonthlyFilterProps = Pick<FurtherFiltersProps, 'onFilters'> & { value: number | undefined }

/** The most that a month may cost in all. */
function MonthlyFilter({ value, onFilters }: MonthlyFilterProps) {
  const steps = [...new Set([...rentSteps.slice(1), ...(value ? [value] : [])])]
  return (
    <div className={styles.filterGroup}>
      <h3>Total per month</h3>
      <select
        name="filterMonthlyMax"
        aria-label="Rent with all charges, at most"
        className={inputStyles.select}
        value={value ?? ''}
        onChange={(event) => onFilters({ monthlyMax: Number(event.target.value) || undefined })}
      >
        <option value="">Rent with all charges</option>
        {steps
          .sort((a, b) => a - b)
          .map((step) => (
            <option key={step} value={step}>
              up to {formatPrice(step)}
            </option>
          ))}
      </select>
    </div>
  )
}

const areaSteps = [300, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 10_000]

type AreaFilterProps = Pick<SearchFilters, 'areaMin' | 'areaMax'> &
  Pick<FurtherFiltersProps, 'onFilters'>

/** The smallest and largest area; choosing one beyond the other clears the other. */
function AreaFilter({ areaMin, areaMax, onFilters }: AreaFilterProps) {
  return (
    <div className={classes(styles.filterGroup, styles.areaFilter)}>
      <h3>Area in sq ft</h3>
      <AreaSelect
        name="filterAreaMin"
        label="Smallest"
        value={areaMin}
        onValue={(min) =>
          onFilters({ areaMin: min, areaMax: isBelow(areaMax, min) ? undefined : areaMax })
        }
      />
      <AreaSelect
        name="filterAreaMax"
        label="Largest"
        value={areaMax}
        onValue={(max) =>
          onFilters({ areaMax: max, areaMin: isBelow(max, areaMin) ? undefined : areaMin })
        }
      />
    </div>
  )
}

function isBelow(max: number | undefined, min: number | undefined) {
  return max !== undefined && min !== undefined && max < min
}

type AreaSelectProps = {
  name: string
  label: string
  value: number | undefined
  onValue: (value: number | undefined) => void
}

function AreaSelect({ name, label, value, onValue }: AreaSelectProps) {
  const steps = [...new Set([...areaSteps, ...(value ? [value] : [])])].sort((a, b) => a - b)
  return (
    <select
      name={name}
      aria-label={`${label} area`}
      className={inputStyles.select}
      value={value ?? ''}
      onChange={(event) => onValue(Number(event.target.value) || undefined)}
    >
      <option value="">{label}</option>
      {steps.map((step) => (
        <option key={step} value={step}>
          {groupIndian(step)}
        </option>
      ))}
    </select>
  )
}
