import {
  furnishings,
  propertyTypes,
  readiness,
  residentialParkings,
  roomFilters,
} from '#contract/options.ts'
import { latestDay } from '#domain/search/planner/listing-conditions.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'

/**
 * A cell is a set of listings that are equal in everything that the usual filters ask for. Its code
 * encodes these answers in one number: the price in the highest digits, then these columns from the
 * last to the first, each by the position of its value.
 */
export const cellValues = {
  rooms: ['', ...roomFilters.values],
  propertyType: ['', ...propertyTypes.values],
  furnishing: ['', ...furnishings.values],
  parking: ['', ...residentialParkings.values],
  readiness: readiness.values,
  /** How soon they are free. */
  availability: ['immediate', 'with_in_15_days', 'with_in_30_days', 'after_30_days'],
} as const satisfies Record<string, readonly string[]>

export type CellColumn = keyof typeof cellValues
export const cellColumns = Object.keys(cellValues) as CellColumn[]

type Options = {
  today: string
  /** The prices by which cells are told apart, from the lowest; an expression. */
  marks: string
}

/** The code of a listing's cell. */
export function cellCodeSql({ today, marks }: Options, params: SqlParams): string {
  const columns: Record<CellColumn, string> = {
    rooms: roomsSql,
    propertyType: positionSql('property_type', cellValues.propertyType),
    furnishing: positionSql('furnishing', cellValues.furnishing),
    parking: parkingSql,
    readiness: `case property_age when 'under_construction'
      then ${at('readiness', 'under_construction')} else ${at('readiness', 'ready')} end`,
    availability: availabilitySql(today, params),
  }
  return cellColumns.reduceRight(
    (code, column) => `(${code} * ${cellValues[column].length} + ${columns[column]})`,
    `greatest(width_bucket(price, ${marks}) - 1, 0)`,
  )
}

function at(column: CellColumn, value: string) {
  return (cellValues[column] as readonly string[]).indexOf(value)
}

/** The position of a value in a list whose first entry stands for no answer. */
function positionSql(column: string, values: readonly string[]) {
  const cases = values.slice(1).map((value, before) => `when '${value}' then ${before + 1}`)
  return `case ${column} ${cases.join(' ')} else 0 end`
}

const roomsSql = `case when bedrooms >= 6 then ${at('rooms', '6mbhk')}
  when bedrooms = 5 then ${at('rooms', '5bhk')} when bedrooms = 4 then ${at('rooms', '4bhk')}
  else ${positionSql('bhk', cellValues.rooms)} end`

const parkingSql = `case when category <> 'commercial'
  then ${positionSql('parking', cellValues.parking)}
  when commercial_parking <> 'none' then ${at('parking', 'car_and_bike')} else 0 end`

function availabilitySql(today: string, params: SqlParams) {
  const soon = (['immediate', 'with_in_15_days', 'with_in_30_days'] as const).map(
    (value) =>
      `when available_from <= ${params.bind(latestDay(value, today))}::date then ${at('availability', value)}`,
  )
  return `case when available_from is null then ${at('availability', 'immediate')}
    ${soon.join(' ')} else ${at('availability', 'after_30_days')} end`
}
