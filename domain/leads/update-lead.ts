import type { LeadStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

type Changes = {
  status?: LeadStatus | undefined
  note?: string | undefined
  /** Whether the changes are about the person: then every lead of that person is changed alike. */
  isForPerson?: boolean | undefined
}

/** Sets how far the owner has come with a lead or a person, and the note about it. */
export async function updateLead(db: Db, viewer: Viewer, id: string, changes: Changes) {
  const { status, note, isForPerson = false } = changes
  const updated = await db
    .updateTable('lead')
    .set(({ ref }) => ({ status: status ?? ref('status'), note: note ?? ref('note') }))
    .where('ownerId', '=', viewer.id)
    .$if(!isForPerson, (query) => query.where('id', '=', id))
    .$if(isForPerson, (query) =>
      query.where('seekerId', '=', ({ selectFrom }) =>
        selectFrom('lead as named')
          .select('named.seekerId')
          .where('named.id', '=', id)
          .where('named.ownerId', '=', viewer.id),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  if (!updated) throw new DomainError('not_found')
}
