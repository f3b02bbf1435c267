import { type RawBuilder, sql } from 'kysely'
import type { NoteSubject } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { listingKeyOf } from '#domain/listings/find-listing.ts'
import type { Viewer } from '#domain/viewer.ts'

type Note = { about: NoteSubject; body: string }

/**
 * Keeps the viewer's own note about a home they saved or an owner they contacted; an empty note is
 * removed. Hidden listings keep their notes too, since a note is the viewer's.
 */
export async function saveNote(db: Db, viewer: Viewer, ref: string, { about, body }: Note) {
  const listingId = await findNoted(db, viewer, ref, about)
  if (!listingId) throw new DomainError('not_found')
  if (body === '') {
    await db
      .deleteFrom('seekerNote')
      .where('userId', '=', viewer.id)
      .where('listingId', '=', listingId)
      .where('about', '=', about)
      .execute()
    return
  }
  await db
    .insertInto('seekerNote')
    .values({ userId: viewer.id, listingId, about, body })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'listingId', 'about'])
        .doUpdateSet({ body, updatedAt: sql<Date>`now()` }),
    )
    .execute()
}

/** The listing, if the viewer has saved it or has asked for its owner's number. */
async function findNoted(db: Db, viewer: Viewer, ref: string, about: NoteSubject) {
  const key = listingKeyOf(ref)
  const found =
    key &&
    (await db
      .selectFrom('listing')
      .select('id')
      .where(key.column, '=', key.value)
      .where(isNoted[about](viewer))
      .executeTakeFirst())
  return found?.id
}

const isNoted: Record<NoteSubject, (viewer: Viewer) => RawBuilder<boolean>> = {
  home: ({ id }) => sql`exists (
    select from saved_listing saved where saved.listing_id = listing.id and saved.user_id = ${id}
  )`,
  owner: ({ id }) => sql`(exists (
    select from lead
    where lead.listing_id = listing.id and lead.seeker_id = ${id} and lead.kind = 'contact'
  ) or exists (
    select from contact_request asked
    where asked.listing_id = listing.id and asked.seeker_id = ${id}
  ))`,
}
