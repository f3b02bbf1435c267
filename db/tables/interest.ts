import type { Generated, GeneratedAlways } from 'kysely'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { AlertFrequency } from '#contract/options/saved-searches.ts'
import type * as options from '#contract/options.ts'
import type { SearchedPlace } from '#contract/search/search-words.ts'
import type { CreatedAt, Or } from '#db/tables/columns.ts'

// What seekers do with a listing, and what its owner makes of it.

export type SavedListingTable = {
  userId: string
  listingId: string
  /** What the listing cost then. */
  price: number | null
  createdAt: CreatedAt
}

/** A seeker's own note about a home they saved, or an owner they contacted. */
export type SeekerNoteTable = {
  userId: string
  listingId: string
  about: options.NoteSubject
  body: string
  updatedAt: CreatedAt
}

/** The saved homes of a user, shared by a link. */
export type FamilyListTable = {
  id: Generated<string>
  userId: string
  createdAt: CreatedAt
  usedAt: CreatedAt
}

/** Who opened the link of a family list and gave a name; the hash is of the cookie's token. */
export type RelativeTable = {
  id: Generated<string>
  listId: string
  tokenHash: Buffer
  name: string
  createdAt: CreatedAt
}

/** What a relative says about a home: a heart, a note, a day on which to see it. */
export type RelativeOpinionTable = {
  relativeId: string
  listingId: string
  isLiked: Or<boolean>
  note: Or<string>
  wishedDay: string | null
  updatedAt: CreatedAt
}

export type ContactRevealTable = {
  seekerId: string
  listingId: string
  revealedOn: string
  createdAt: CreatedAt
}

export type ContactRequestTable = {
  id: Generated<string>
  listingId: string
  ownerId: string
  seekerId: string
  status: Or<'requested' | 'accepted' | 'declined'>
  /** What the seeker wrote to the owner with it. */
  seekerLine: Or<string>
  createdAt: CreatedAt
}

export type LeadTable = {
  id: Generated<string>
  listingId: string
  ownerId: string
  seekerId: string
  kind: 'contact' | 'visit'
  status: Or<options.LeadStatus>
  note: Or<string>
  /** What the seeker wrote to the owner with it. */
  seekerLine: Or<string>
  createdAt: CreatedAt
}

/** What a seeker and an owner write to each other about a home. */
export type ConversationTable = {
  id: Generated<string>
  listingId: string
  ownerId: string
  seekerId: string
  /** Lines of the seeker that the owner has not seen. */
  ownerUnread: Or<number>
  /** Lines of the owner that the seeker has not seen. */
  seekerUnread: Or<number>
  lastLineAt: CreatedAt
  createdAt: CreatedAt
}

export type ConversationLineTable = {
  id: Generated<string>
  conversationId: string
  /** The author: seeker or owner. */
  userId: string
  body: string
  /** Made by the sender's browser; a line that is sent again has the same. */
  key: string
  createdAt: CreatedAt
}

export type VisitTable = {
  id: Generated<string>
  listingId: string
  seekerId: string
  preferredDay: string | null
  preferredTime: Or<options.VisitTime | ''>
  proposedDay: string | null
  proposedTime: Or<options.VisitTime | ''>
  /** The day and time that were named last: the owner's while proposed, else the seeker's. */
  day: GeneratedAlways<string | null>
  time: GeneratedAlways<options.VisitTime | ''>
  /** The exact time within the time of day, as HH:MM; blank while only that is named. */
  preferredClock: Or<string>
  proposedClock: Or<string>
  clock: GeneratedAlways<string>
  /** The owner's slot that it takes, as long as it is open. */
  slotId: string | null
  status: Or<options.VisitStatus>
  /** What the seeker wrote to the owner with it. */
  seekerLine: Or<string>
  remindedAt: Date | null
  createdAt: CreatedAt
}

/** When an owner is free to show a home, or any of theirs. */
export type VisitSlotTable = {
  id: Generated<string>
  ownerId: string
  /** None: every home of the owner. */
  listingId: string | null
  day: string
  /** HH:MM in India. */
  clock: string
  createdAt: CreatedAt
}

/** A search that somebody wants to be told about. */
export type SavedSearchTable = {
  id: Generated<string>
  userId: string
  /** The address of its results, without an order: equal searches of one user are one. */
  address: string
  place: SearchedPlace | null
  frequency: Or<AlertFrequency>
  /** Channels besides the inbox. */
  channels: Or<AlertChannel[]>
  /** Index terms, at least one of which a matching listing has. */
  anchors: string[]
  anchoredAt: CreatedAt
  bhks: Or<string[]>
  types: Or<string[]>
  priceMax: number | null
  /** When its user last looked at the results. */
  seenAt: CreatedAt
  pausedAt: Date | null
  /** When its user is to be told next; none while there is nothing to tell. */
  dueAt: Date | null
  toldAt: Date | null
  /** Removed, as long as that can be undone. */
  removedAt: Date | null
  createdAt: CreatedAt
}

/** A listing that matched a saved search, found once. */
export type SavedSearchMatchTable = {
  savedSearchId: string
  listingId: string
  /** What it cost before, where it matched because its price fell. */
  priceWas: number | null
  /** Whether the user is still to be told of it. */
  isDue: boolean
  createdAt: CreatedAt
}
