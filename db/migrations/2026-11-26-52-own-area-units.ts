import { type Kysely, sql } from 'kysely'

/** The areas as their owner said them, where that was in another unit: `200 sq_yd`. */
export async function up(db: Kysely<unknown>) {
  const format = sql.lit('^[0-9]{1,9}([.][0-9]{1,5})? (sq_yd|sq_m|marla|marla_225|acre)$')
  await sql`
    alter table listing
      add column built_up_area_typed text
        constraint listing_built_up_area_typed_format check (built_up_area_typed ~ ${format}),
      add column plot_area_typed text
        constraint listing_plot_area_typed_format check (plot_area_typed ~ ${format})
  `.execute(db)
}

export async function down(db: Kysely<unknown>) {
  await sql`
    alter table listing drop column built_up_area_typed, drop column plot_area_typed
  `.execute(db)
}
