import { redirect } from 'react-router'
import type { Assistance } from '#app/features/assistance/assist-banner.tsx'
import { displayName } from '#contract/format/names.ts'
import type { Db } from '#db/connect.ts'
import { findAssistant, findConsent } from '#domain/assistance/find-consent.ts'
import { asOwner } from '#domain/assistance/write-for-owner.ts'
import type { Viewer } from '#domain/viewer.ts'

type Desk = { owner: Viewer; assistance: Assistance | undefined }

/**
 * In whose name the wizard opens a draft, and who else may write into it. Staff whose question was
 * not answered, or whose hour is over, are led to where they can ask again.
 */
export async function loadAssistance(db: Db, viewer: Viewer, ref: string | null): Promise<Desk> {
  if (!ref) return { owner: viewer, assistance: undefined }
  const consent = await findConsent(db, viewer, ref)
  if (!consent) return { owner: viewer, assistance: await loadAssistant(db, viewer, ref) }
  const { ownerId, endsAt, state } = consent
  if (state !== 'given' || !endsAt) throw redirect(`/admin/people/${ownerId}`)
  const { name } = await db
    .selectFrom('appUser')
    .select('name')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return {
    owner: asOwner(consent),
    assistance: { side: 'staff', ownerId, name: displayName(name), until: endsAt.toISOString() },
  }
}

async function loadAssistant(db: Db, viewer: Viewer, ref: string): Promise<Assistance | undefined> {
  const assistant = await findAssistant(db, viewer, ref)
  if (!assistant?.endsAt) return undefined
  const { name, endsAt } = assistant
  const until = endsAt.toISOString()
  return { side: 'owner', ownerId: viewer.id, name: displayName(name), until }
}
