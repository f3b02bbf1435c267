import type {
  ConversationRow,
  ConversationView,
  LineView,
} from '#app/features/conversations/conversation-view.ts'
import { indiaDay, indiaTime } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { pastDay } from '#contract/format/near-days.ts'
import { clockText } from '#contract/format/visit-clock.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import { posterOf } from '#contract/listing/poster.ts'
import { isShown } from '#contract/listing/shown-listings.ts'
import { offeredBy } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { findConversation, type Line } from '#domain/conversations/find-conversation.ts'
import { findLinesState } from '#domain/conversations/find-lines-state.ts'
import type { ListedConversation } from '#domain/conversations/list-conversations.ts'
import type { Viewer } from '#domain/viewer.ts'

/** One of the viewer's own conversations; others are answered like ones that do not exist. */
export async function loadConversation(db: Db, viewer: Viewer, id: string, now = new Date()) {
  const [found, state] = await Promise.all([
    findConversation(db, viewer, id, now),
    findLinesState(db, viewer),
  ])
  if (!found) throw new Response(texts.errors.not_found, { status: 404 })
  const isOwner = found.side === 'owner'
  const [unread, othersUnread] = isOwner
    ? [found.ownerUnread, found.seekerUnread]
    : [found.seekerUnread, found.ownerUnread]
  const conversation: ConversationView = {
    id: found.id,
    spn: found.spn,
    side: found.side,
    state: found.state,
    other: displayName(isOwner ? found.seekerName : found.ownerName),
    role: isOwner ? '' : offeredBy.labels[posterOf(found, now)],
    title: listingTitle(found),
    photo: found.photos[0] ?? null,
    isShown: isOwner || isShown(found.status),
    lines: toLines(found.lines, viewer.id, now),
    isRead: othersUnread === 0,
    unread,
  }
  return { conversation, state }
}

/** Lines as they are read, with the side of whoever reads. */
export function toLines(lines: Line[], readerId: string, now: Date): LineView[] {
  const today = indiaDay(now)
  return lines.map(({ id, key, body, userId, createdAt }) => ({
    id,
    key,
    body,
    isOwn: userId === readerId,
    time: clockText(indiaTime(createdAt)),
    day: capitalised(pastDay(indiaDay(createdAt), today)),
  }))
}

export function toConversationRow(
  conversation: ListedConversation,
  viewer: Viewer,
  now: Date,
): ConversationRow {
  const { id, ownerId, ownerName, seekerName, body, lastBy, lastLineAt, unread } = conversation
  const day = indiaDay(lastLineAt)
  const isToday = day === indiaDay(now)
  return {
    id,
    other: displayName(ownerId === viewer.id ? seekerName : ownerName),
    title: listingTitle(conversation),
    photo: conversation.photos[0] ?? null,
    last: lastBy === viewer.id ? `You: ${body}` : body,
    when: isToday ? clockText(indiaTime(lastLineAt)) : capitalised(pastDay(day, indiaDay(now))),
    unread,
  }
}

function capitalised(words: string) {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
