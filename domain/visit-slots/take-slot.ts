import { timeOfClock } from '#contract/format/visit-clock.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { isToCome } from '#domain/visit-slots/select-slots.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

type Wanted = { slotId: string; listing: { id: string; ownerId: string }; seekerId: string }

/** A slot that a seeker picks for a visit of a listing; it stays until the transaction ends. */
export async function requireFreeSlot(trx: Db, { slotId, listing, seekerId }: Wanted, now: Date) {
  const slot = await trx
    .selectFrom('visitSlot')
    .select(['id', 'day', 'clock'])
    .where('id', '=', slotId)
    .where('ownerId', '=', listing.ownerId)
    .where(({ or, eb }) => or([eb('listingId', 'is', null), eb('listingId', '=', listing.id)]))
    .where(isToCome(now))
    .forKeyShare()
    .executeTakeFirst()
  if (!slot || (await isTaken(trx, slotId, { ...listing, seekerId }))) throw slotTaken()
  return { slotId, day: slot.day, clock: slot.clock, time: timeOfClock(slot.clock) }
}

/** The owner's slot at a time that they name themselves, if there is one; it must not be taken. */
export async function findSlotAt(
  trx: Db,
  ownerId: string,
  { day, clock, visitId }: { day: string; clock: string; visitId: string },
) {
  const slot = await trx
    .selectFrom('visitSlot')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('day', '=', day)
    .where('clock', '=', clock)
    .forKeyShare()
    .executeTakeFirst()
  if (!slot) return null
  const other = await selectTaking(trx, slot.id).where('id', '<>', visitId).executeTakeFirst()
  if (other) throw new DomainError('invalid', { fields: { time: texts.visits.slotTaken } })
  return slot.id
}

/** Two pick the same slot at once: the index refuses the second. */
export function asSlotTaken(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'visit_slot_taken' ? slotTaken() : error
}

function slotTaken() {
  return new DomainError('conflict', { message: texts.visits.slotTaken })
}

async function isTaken(trx: Db, slotId: string, own: { id: string; seekerId: string }) {
  const other = await selectTaking(trx, slotId)
    .where(({ or, eb }) => or([eb('listingId', '<>', own.id), eb('seekerId', '<>', own.seekerId)]))
    .executeTakeFirst()
  return other !== undefined
}

function selectTaking(trx: Db, slotId: string) {
  return trx
    .selectFrom('visit')
    .select('id')
    .where('slotId', '=', slotId)
    .where('status', 'in', openStatuses)
}
