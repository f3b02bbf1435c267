import { type Kysely, sql } from 'kysely'

/**
 * Searches within a part of the map or a distance of a place look into every city there. Those saved
 * before get the anchors of all cities at once; the next clean-up reads them again and leaves the few
 * that they need.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    update saved_search
    set
      anchored_at = 'epoch',
      anchors = array(
        select distinct city || substring(anchor from '/.*')
        from
          unnest(anchors) as anchor,
          unnest(array[
            'hisar', 'bhiwani', 'gurugram', 'delhi', 'faridabad', 'noida', 'ghaziabad'
          ]) as city
      )
    where address ~ '[?&](area=|q=[^&]+[+]within[+][0-9.]+[+]km(&|$))'
  `.execute(db)
}

export async function down() {
  // Nothing to take back: with more anchors a search is asked more often and finds the same.
}
