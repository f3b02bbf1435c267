import { listingLimits } from '#contract/limits.ts'
import {
  type Amenity,
  type FeatureFilter,
  type FloorFilter,
  type HomeFeature,
  homeFeatures,
} from '#contract/options.ts'
import type { SearchFilters } from '#contract/search/listing-search.ts'
import { monthlySql } from '#domain/search/planner/listing-order.ts'
import { fromOwnerSql } from '#domain/search/planner/represented-listings.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'

const { maxArea } = listingLimits

/** The conditions of the filters that few people use. Most of their columns are in no index. */
export function furtherConditions(filters: SearchFilters, params: SqlParams): string[] {
  const { areaMin, areaMax, bathrooms, metro, floors, facing, tenants, amenities, features } =
    filters
  return [
    ...(filters.monthlyMax ? [monthlyCondition(filters.monthlyMax, params)] : []),
    ...(areaMin || areaMax ? [sizeCondition(areaMin, areaMax, params)] : []),
    ...(bathrooms ? [`bathrooms >= ${params.bind(Number(bathrooms))}::smallint`] : []),
    ...(metro ? [`metro_metres <= ${params.bind(Number(metro))}::integer`] : []),
    ...(floors.length > 0 ? [`(${floors.map(floorCondition).join(' or ')})`] : []),
    ...(facing.length > 0 ? [`facing = any(${params.bind(facing)}::text[])`] : []),
    ...(tenants.length > 0 ? [tenantsCondition(tenants, params)] : []),
    ...amenitiesConditions(amenities, params),
    ...features.map((feature) => featureConditions[feature]),
  ]
}

/**
 * The whole month. Maintenance that is included or unknown adds nothing. The rent alone is a further condition, which the indexes can use.
 */
function monthlyCondition(most: number, params: SqlParams) {
  const limit = `${params.bind(most)}::bigint`
  return `(price <= ${limit} and ${monthlySql} <= ${limit})`
}

/** For a house, the area of its plot counts too: `200 gaj kothi`. */
function sizeCondition(min: number | undefined, max: number | undefined, params: SqlParams) {
  const [low, high] = [min ?? 0, max ?? maxArea].map(
    (area) => `${params.bind(Math.min(area, maxArea))}::integer`,
  )
  const within = (column: string) => `${column} between ${low} and ${high}`
  const isHouse = `property_type in ('individual_house', 'villa')`
  return `(${within('built_up_area')} or ${isHouse} and ${within('plot_area')})`
}

function floorCondition(floor: FloorFilter) {
  // A check on the table lets nothing but words and whole numbers into both columns.
  if (floor === 'basement') return `floor in ('lower_basement', 'upper_basement')`
  if (floor === '5m') return `floor ~ '^([5-9]|[1-9][0-9])$'`
  if (floor === 'upper') return `floor ~ '^[0-9]'`
  if (floor === 'top') {
    return `(floor = total_floors or floor = 'ground' and total_floors = 'ground_only')`
  }
  return `floor = '${floor}'`
}

/** An owner who names no preferred tenants takes anyone. */
function tenantsCondition(tenants: string[], params: SqlParams) {
  return `(tenants = '{}' or tenants && ${params.bind(['any_one', ...tenants])}::text[])`
}

/** Workplaces say in columns of their own whether they have a lift and power backup. */
const columnsOfAmenities: Partial<Record<Amenity, string>> = {
  amenities_lift: `lift in ('common', 'personal')`,
  amenities_power_backup: `power_backup in ('full', 'partial', 'dg_backup')`,
}

function amenitiesConditions(amenities: Amenity[], params: SqlParams) {
  const plain = amenities.filter((amenity) => !columnsOfAmenities[amenity])
  const others = amenities.filter((amenity) => columnsOfAmenities[amenity])
  return [
    ...(plain.length > 0 ? [`amenities @> ${params.bind(plain)}::text[]`] : []),
    ...others.map(
      (amenity) =>
        `(amenities @> ${params.bind([amenity])}::text[] or ${columnsOfAmenities[amenity]})`,
    ),
  ]
}

const homeFeatureConditions = Object.fromEntries(
  homeFeatures.values.map((feature) => [feature, `home_features @> '{${feature}}'`]),
) as Record<HomeFeature, string>

const featureConditions: Record<FeatureFilter, string> = {
  direct_owner: fromOwnerSql,
  ...homeFeatureConditions,
  balcony: 'balconies > 0',
  corner_property: `'corner_property' = any(other_features)`,
  on_main_road: `'on_main_road' = any(other_features)`,
}
