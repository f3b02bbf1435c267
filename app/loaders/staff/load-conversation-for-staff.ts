import { toLines } from '#app/loaders/account/load-conversation.ts'
import { displayName } from '#contract/format/names.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { lookAtConversation } from '#domain/conversations/look-at-conversation.ts'
import type { Viewer } from '#domain/viewer.ts'

/** A conversation that somebody complains about, for staff; opening it is audited. */
export async function loadConversationForStaff(db: Db, viewer: Viewer, id: string) {
  const found = await lookAtConversation(db, viewer, id)
  if (!found) throw new Response(texts.errors.not_found, { status: 404 })
  const { spn, ownerId, ownerName, seekerId, seekerName, lines } = found
  return {
    spn,
    title: listingTitle(found),
    owner: { id: ownerId, name: displayName(ownerName) },
    seeker: { id: seekerId, name: displayName(seekerName) },
    lines: toLines(lines, ownerId, new Date()),
  }
}
