import type { OpenDraft } from '#app/features/wizard/open-drafts.tsx'
import { describeDraft } from '#app/loaders/seller/describe-waiting.ts'
import type { Db } from '#db/connect.ts'
import { listOpenDrafts } from '#domain/listings/list-waiting-listings.ts'
import type { Viewer } from '#domain/viewer.ts'

const SHOWN = 3

/** The drafts that the start of the wizard offers to go on with, last changed first. */
export async function loadOpenDrafts(db: Db, viewer: Viewer) {
  const drafts = await listOpenDrafts(db, viewer, SHOWN + 1)
  const rows = drafts.slice(0, SHOWN).map((listing): OpenDraft => {
    const { spn, about, step, percent, path } = describeDraft(listing)
    return { spn, title: about, step, percent, path }
  })
  return { drafts: rows, hasMore: drafts.length > SHOWN }
}
