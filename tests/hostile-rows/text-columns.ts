import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { mark } from '#tests/hostile-texts.ts'

/** Columns whose texts are made by the site alone, or of words that it knows; the rest are filled. */
const ownWords: Record<string, string> = {
  'kysely_migration.*': 'names of our files',
  'kysely_migration_lock.*': 'names of our files',
  'place.*': 'the gazetteer',
  'place_word.*': 'the gazetteer',
  'gazetteer_version.*': 'the gazetteer',
  'market_figure.*': 'counted, by words of listings that a CHECK knows',
  'market_month.*': 'counted, by words of listings that a CHECK knows',
  'market_stay.*': 'counted, by words of listings that a CHECK knows',
  'kind_count.*': 'counted, by words of listings that a CHECK knows',
  'kind_count_change.*': 'counted, by words of listings that a CHECK knows',
  'sitemap_chunk.*': 'counted, by words of listings that a CHECK knows',
  'usage_event.*': 'numbers and addresses of limits, shown nowhere',
  'login_code.*': 'the schema takes ten digits only, and it is shown nowhere',
  'promotion_count.*': 'copied from the phone of a user',
  'photo.*': 'names that the site generates',
  'app_user.photo': 'refers to a photo',
  'broadcast_recipient.phone': 'the schema takes ten digits only',
  'search_record.city': 'the schema takes words of a list only',
  'search_record.category': 'the schema takes words of a list only',
  'search_record.deal': 'the schema takes words of a list only',
  'saved_search.anchors': 'ids of places and words of lists',
  'saved_search.bhks': 'the schema takes words of a list only',
  'saved_search.types': 'the schema takes words of a list only',
  'unsaved_step.category': 'the schema takes words of a list only',
  'unsaved_step.deal': 'the schema takes words of a list only',
  'unsaved_step.city': 'the schema takes words of a list only',
  'audit_entry.action': 'written by the site',
  'audit_entry.subject_kind': 'written by the site',
  'audit_entry.subject_id': 'an id, or a word of the site',
  'notification.sender': 'written by the site',
  'assist_consent.typed_steps': 'names of the wizard’s steps',
  'assist_consent.saved_steps': 'names of the wizard’s steps',
  'app_user.muted_alerts': 'the schema takes words of a list only',
  'web_vital.page': 'the schema takes patterns of routes only',
  'web_vital.buckets': 'numbers',
  'listing.spn': 'generated',
  'listing.place_id': 'refers to a place',
  'listing.compared_place': 'refers to a place',
  'listing.checked_paper': 'written by the site, a word of a list',
  'listing.photos': 'refers to photos',
  'listing.area_unit': 'a CHECK takes words of a list only',
  'listing.floor': 'a CHECK takes numbers and words of a list only',
  'listing.total_floors': 'a CHECK takes numbers and words of a list only',
  'listing_review.from_status': 'a status that the site knows',
  'listing_review.to_status': 'a status that the site knows',
  'listing_review.signals': 'kinds and numbers that the site writes',
  'listing_score.*': 'kinds and numbers that the site writes',
  'visit.preferred_clock': 'a CHECK takes times only',
  'visit.proposed_clock': 'a CHECK takes times only',
  'visit_slot.clock': 'a CHECK takes times only',
}

/** Columns that hold texts, no row of which has a hostile one although nothing says why not. */
export async function findUnfilledColumns(db: Db) {
  const columns = await listTextColumns(db)
  const unfilled: string[] = []
  for (const column of columns) {
    if (!isOwnWords(column) && !(await isFilled(db, column))) unfilled.push(column)
  }
  return unfilled.sort()
}

/** Exceptions for columns that are gone, or are filled all the same. */
export async function findNeedlessExceptions(db: Db) {
  const columns = await listTextColumns(db)
  const needless: string[] = []
  for (const exception of Object.keys(ownWords)) {
    const meant = columns.filter((column) => matches(exception, column))
    const filled = await Promise.all(meant.map((column) => isFilled(db, column)))
    if (meant.length === 0 || filled.some(Boolean)) needless.push(exception)
  }
  return needless
}

/** Whether a hostile text stands in some row of a column, named `table.column`. */
export async function isFilled(db: Db, name: string) {
  const [table = '', column = ''] = name.split('.')
  const { rows } = await sql`
    select 1 from ${sql.id(table)} where ${sql.id(column)}::text like ${`%${mark}%`} limit 1
  `.execute(db)
  return rows.length > 0
}

/** Without those whose CHECK lists the words or the form that they take: it refuses every other text. */
async function listTextColumns(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and data_type in ('text', 'character varying', 'ARRAY', 'jsonb', 'json')
    except
    select pg_class.relname || '.' || pg_attribute.attname
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'c'
      and pg_get_constraintdef(pg_constraint.oid) ~ ('(' || attname || '\\M.* (= ANY|<@) )|(' || attname || ' ~ ''\\^[[])')
  `.execute(db)
  return rows.map(({ name }) => name)
}

function isOwnWords(column: string) {
  return Object.keys(ownWords).some((exception) => matches(exception, column))
}

function matches(exception: string, column: string) {
  return exception.endsWith('.*') ? column.startsWith(exception.slice(0, -1)) : column === exception
}
