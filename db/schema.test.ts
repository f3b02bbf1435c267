import { type Selectable, sql } from 'kysely'
import { describe, expect } from 'vitest'
import { unsavedSteps } from '#contract/listing/unsaved-steps.ts'
import { wizardSteps } from '#contract/listing/wizard-steps.ts'
import { alertChannels, deliveryStatuses } from '#contract/options/alert-choices.ts'
import { resultReasons } from '#contract/options/left-out-reasons.ts'
import * as ownerChecks from '#contract/options/owner-checks.ts'
import { alertFrequencies } from '#contract/options/saved-searches.ts'
import * as options from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import type { Database } from '#db/schema.ts'
import { test } from '#tests/database.ts'

/** What each CHECK that lists words must list: what the interface offers, or what the code knows. */
const lists: Record<string, readonly string[]> = {
  listing_status_check: options.listingStatuses.values,
  listing_hidden_because_check: options.hiddenCauses,
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
  listing_home_features_check: options.homeFeatures.values,
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
  owner_check_kind_check: ownerChecks.ownerCheckKinds.values,
  owner_check_state_check: ownerChecks.ownerCheckStates.values,
  owner_check_reason_check: [
    '',
    ...union(ownerChecks.paperRefusals, ownerChecks.reraRefusals, ownerChecks.ownerCheckEnds),
  ],
  owner_paper_type_check: ownerChecks.paperTypes.values,
  complaint_reason_check: options.complaintReasons.values,
  visit_preferred_time_check: ['', ...options.visitTimes.values],
  visit_proposed_time_check: ['', ...options.visitTimes.values],
  visit_status_check: options.visitStatuses.values,
  listing_price_deal_check: options.deals.values,
  web_vital_vital_check: options.webVitals.values,
  seeker_note_about_check: options.noteSubjects.values,
  unsaved_step_step_check: unsavedSteps.values,
  broadcast_template_channel_check: options.messageChannels.values,
  broadcast_recipient_reason_check: ['', ...resultReasons.values],
  broadcast_channel_check: options.messageChannels.values,
  broadcast_rate_channel_check: options.messageChannels.values,
  place_city_check: options.cities.values,
  alert_log_statuses: deliveryStatuses.values,
  app_user_role_check: typed<'appUser', 'role'>({ member: 1, staff: 1, administrator: 1 }),
  call_request_step_check: wizardSteps.values,
  call_request_status_check: options.requestStatuses.values,
  contact_request_status_check: typed<'contactRequest', 'status'>({
    requested: 1,
    accepted: 1,
    declined: 1,
  }),
  saved_search_frequency_check: alertFrequencies.values,
  saved_search_channels_check: alertChannels.values,
  lead_kind_check: typed<'lead', 'kind'>({ contact: 1, visit: 1 }),
  lead_status_check: options.leadStatuses.values,
  listing_hidden_from_check: options.listingStatuses.values.filter((each) => each !== 'delete'),
  listing_contact_mode_check: options.contactModes.values,
  complaint_status_check: typed<'complaint', 'status'>({ new: 1, done: 1 }),
  login_code_intent_check: typed<'loginCode', 'intent'>({ login: 1, signup: 1, erase: 1, role: 1 }),
  mail_request_status_check: options.requestStatuses.values,
  broadcast_purpose_check: options.messagePurposes.values,
  broadcast_status_check: typed<'broadcast', 'status'>({
    open: 1,
    scheduled: 1,
    sending: 1,
    done: 1,
    stopped: 1,
    cancelled: 1,
  }),
  broadcast_recipient_status_check: typed<'broadcastRecipient', 'status'>({
    queued: 1,
    sending: 1,
    sent: 1,
    failed: 1,
    unknown: 1,
    skipped: 1,
    stopped: 1,
  }),
  outbox_message_channel_check: typed<'outboxMessage', 'channel'>({
    sms: 1,
    whatsapp: 1,
    email: 1,
  }),
  photo_purpose_check: typed<'photo', 'purpose'>({ listing: 1, profile: 1 }),
  place_kind_check: typed<'place', 'kind'>({
    locality: 1,
    sector: 1,
    landmark: 1,
    metro: 1,
    pincode: 1,
    part: 1,
  }),
}

/** A rule that is nothing but a list of words, or one word, for a column. */
const wordList = /^CHECK \(\((\w+ = ANY \(ARRAY\['|(ARRAY\[)?[\w, ]+\]? <@ ARRAY\['|\w+ = '\w)/

describe('the tables', () => {
  test('accept exactly the words that we offer and know, in every CHECK that lists words', async ({
    db,
  }) => {
    const { rows } = await sql<{ name: string; rule: string }>`
      select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace
    `.execute(db)
    const listing = rows.filter(({ rule }) => wordList.test(rule))
    const byName = (words: readonly (readonly [string, readonly string[]])[]) =>
      Object.fromEntries(words.map(([name, values]) => [name, values.toSorted()]))

    // A new CHECK needs its list above; one that went is to be removed there.
    expect(byName(listing.map(({ name, rule }) => [name, wordsOf(rule)]))).toEqual(
      byName(Object.entries(lists)),
    )
  })

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
      select uuid_v7()::text as id, pg_sleep(0.0001) from generate_series(1, 20)
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

/** The words of a column's type, checked by the compiler to be all of them and no others. */
function typed<Table extends keyof Database, Column extends keyof Selectable<Database[Table]>>(
  words: Record<Extract<Selectable<Database[Table]>[Column], string>, 1>,
) {
  return Object.keys(words)
}

function wordsOf(rule: string) {
  return [...rule.matchAll(/'([^']*)'/g)].map(([, word = '']) => word)
}

async function ruleOf(db: Db, constraint: string) {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = ${constraint}
  `.execute(db)
  return rows[0]?.rule ?? ''
}
