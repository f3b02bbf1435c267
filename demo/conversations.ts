import { type Clock, latest } from '#demo/clock.ts'
import { type Script, scripts } from '#demo/conversation-scripts.ts'
import { demoId } from '#demo/demo-id.ts'
import type { ListingSummary, ShownListing } from '#demo/listing-summary.ts'
import { makePerson, ownerIndex, personId, seekerAt, seekerIndex } from '#demo/people.ts'
import type { Told } from '#demo/told.ts'

type Line = { by: string; body: string; at: Date }
type Conversation = {
  id: string
  listing: ListingSummary
  seekerId: string
  script: Script
  lines: Line[]
}

/** What the demo seeker asked about saved homes, and what others asked the demo owner. */
export function makeConversations(
  listings: ListingSummary[],
  savedIds: ReadonlySet<string>,
  clock: Clock,
): Conversation[] {
  const homes = listings.filter(isHomeOnShow)
  const asked = homes.filter(({ id }) => savedIds.has(id))
  const own = homes.filter(({ ownerId }) => ownerId === personId(ownerIndex))
  return [
    ...scripts.seeker.flatMap((script, at) => begin(asked[at], seekerIndex, script)),
    ...scripts.owner.flatMap((script, at) => begin(own[at], seekerAt(at * 17 + 4), script)),
  ].map(({ listing, seeker, script }, number) => ({
    id: demoId('conversation', number),
    listing,
    seekerId: personId(seeker),
    script,
    lines: linesOf(listing, seeker, script, clock),
  }))
}

function isHomeOnShow(listing: ListingSummary): listing is ShownListing {
  return listing.status === 'active' && listing.category === 'residential'
}

function begin(listing: ShownListing | undefined, seeker: number, script: Script) {
  return listing ? [{ listing, seeker, script }] : []
}

function linesOf(listing: ShownListing, seeker: number, script: Script, clock: Clock): Line[] {
  const from = latest(makePerson(seeker, clock).createdAt, listing.activeAt)
  const begunAt = clock.between(from, clock.now, script.share)
  return script.lines.map(([side, body], at) => ({
    by: side === 'owner' ? listing.ownerId : personId(seeker),
    body,
    at: clock.later(begunAt, at * 0.6),
  }))
}

export function conversationRows(conversations: Conversation[]) {
  return conversations.map(({ id, listing, seekerId, script, lines }) => ({
    id,
    listingId: listing.id,
    ownerId: listing.ownerId,
    seekerId,
    ownerUnread: script.unread === 'owner' ? 1 : 0,
    seekerUnread: script.unread === 'seeker' ? 1 : 0,
    lastLineAt: lines.at(-1)!.at,
    createdAt: lines[0]!.at,
  }))
}

export function lineRows(conversations: Conversation[]) {
  const all = conversations.flatMap(({ id, lines }) => lines.map((line) => ({ id, ...line })))
  return all.map(({ id: conversationId, by, body, at }, number) => ({
    // Lines are read in the order of their ids.
    id: demoId('line', number),
    conversationId,
    userId: by,
    body,
    key: demoId('line', number),
    createdAt: at,
  }))
}

/** Each side was told of the last line that the other one wrote. */
export function conversationNotes(conversations: Conversation[]): Told[] {
  return conversations.flatMap(({ id, listing, seekerId, script, lines }) =>
    (['owner', 'seeker'] as const).flatMap((side) => {
      const [userId, other] =
        side === 'owner' ? [listing.ownerId, seekerId] : [seekerId, listing.ownerId]
      const last = lines.findLast(({ by }) => by === other)
      if (!last) return []
      const kind = side === 'owner' ? 'conversation-asked' : 'conversation-answered'
      const facts = { listingId: listing.id, personId: other, conversationId: id }
      const isRead = script.unread !== side
      return [{ userId, notification: { kind, ...facts }, createdAt: last.at, isRead }]
    }),
  )
}
