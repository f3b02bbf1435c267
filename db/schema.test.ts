import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import * as options from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { test } from '#tests/database.ts'

const lists = {
  listing_status_check: options.listingStatuses.values,
  listing_category_check: options.categories.values,
  listing_deal_check: options.deals.values,
  listing_property_type_check: options.propertyTypes.values,
  listing_ownership_check: options.ownerships.values,
  listing_bhk_check: options.bhks.values,
  listing_area_unit_check: options.areaUnits.values,
  listing_property_age_check: options.propertyAges.values,
  listing_facing_check: options.facings.values,
  listing_building_type_check: options.buildingTypes.values,
  listing_other_features_check: options.otherFeatures.values,
  listing_city_check: options.cities.values,
  listing_maintenance_check: options.maintenances.values,
  listing_tenure_check: options.tenures.values,
  listing_tenants_check: options.tenants.values,
  listing_furnishing_check: options.furnishings.values,
  listing_parking_check: options.residentialParkings.values,
  listing_commercial_parking_check: options.commercialParkings.values,
  listing_amenities_check: options.amenities.values,
  listing_washroom_check: options.washrooms.values,
  listing_lift_check: options.lifts.values,
  listing_power_backup_check: union(
    options.residentialPowerBackups,
    options.commercialPowerBackups,
  ),
  listing_water_supply_check: options.waterSupplies.values,
  listing_report_reason_check: options.reportReasons.values,
  visit_preferred_time_check: ['', ...options.visitTimes.values],
  visit_proposed_time_check: ['', ...options.visitTimes.values],
  visit_status_check: options.visitStatuses.values,
  message_template_channel_check: options.messageChannels.values,
  message_batch_channel_check: options.messageChannels.values,
}

describe('the tables', () => {
  test.for(Object.entries(lists))(
    '%s accepts exactly what we offer',
    async ([name, values], { db }) => {
      expect((await allowedBy(db, name)).toSorted()).toEqual([...values].toSorted())
    },
  )

  test.for(['floor', 'total_floors'])('%s accepts every floor we offer', async (column, { db }) => {
    const floors = [...options.residentialFloors.values, ...options.commercialFloors.values]
    const offered = column === 'floor' ? floors : options.totalFloors.values
    const pattern = (await ruleOf(db, `listing_${column}_check`)).match(/'(\^.*\$)'/)?.[1]

    for (const floor of offered) expect(floor).toMatch(new RegExp(pattern!))
    for (const wrong of ['0', '100', 'roof', '-1', ''])
      expect(wrong).not.toMatch(new RegExp(pattern!))
  })

  test('keep the audit log as it was written', async ({ db }) => {
    const entry = { action: 'test', subjectKind: 'listing', subjectId: '1' }
    await db.insertInto('auditEntry').values(entry).execute()

    const change = sql`update audit_entry set action = 'other'`.execute(db)
    await expect(change).rejects.toThrow('append-only')
  })

  test('show no listing that is incomplete', async ({ db }) => {
    const incomplete = sql`
      insert into listing (spn, owner_id, status, category, deal)
      select 'SPN00000001', id, 'active', 'residential', 'rent' from app_user limit 1
    `
    await sql`insert into app_user (phone) values ('9999999999')`.execute(db)
    await expect(incomplete.execute(db)).rejects.toThrow('listing_shown')
  })

  test('make ids that sort by time', async ({ db }) => {
    const { rows } = await sql<{ id: string }>`
      select uuid_v7()::text as id, pg_sleep(0.002) from generate_series(1, 20)
    `.execute(db)
    const ids = rows.map((row) => row.id)

    expect(ids.toSorted()).toEqual(ids)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/)
  })
})

test('migrating again does nothing', async ({ freshDatabase }) => {
  expect(await migrateToLatest(freshDatabase.db)).toEqual([])
})

function union(...lists: { values: readonly string[] }[]) {
  return [...new Set(lists.flatMap((list) => list.values))]
}

async function allowedBy(db: Db, constraint: string) {
  return [...(await ruleOf(db, constraint)).matchAll(/'([^']*)'/g)].map((match) => match[1])
}

async function ruleOf(db: Db, constraint: string) {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${constraint}
  `.execute(db)
  return rows[0]?.rule ?? ''
}
