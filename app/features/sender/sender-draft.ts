import type { AudienceFilter } from '#contract/options/audiences.ts'
import { hasSubject } from '#contract/options/broadcasts.ts'
import type { MessageChannel, MessagePurpose } from '#contract/options.ts'

/** All users that a search and a filter find, instead of their numbers; `count` is how many. */
export type Everyone = {
  search: string
  except: string[]
  count: number
  filter?: AudienceFilter | undefined
}

/** What staff have typed and chosen, kept so that a reload loses nothing. */
export type SenderDraft = {
  /** Unique numbers, the last added first. */
  contacts: string[]
  everyone: Everyone | null
  /** Of an e-mail or a notification. */
  subject: string
  message: string
  purpose: MessagePurpose
  /** The reference of the sent message; '' when the server refused it. */
  sentAs: string | null
}

export const emptyDraft: SenderDraft = {
  contacts: [],
  everyone: null,
  subject: '',
  message: '',
  purpose: 'service',
  sentAs: null,
}

/** Where a draft is kept. */
export function senderKey(channel: MessageChannel) {
  return `message-sender ${channel}`
}

/** The draft that was kept, or an empty one. */
export function restoredDraft(kept: unknown): SenderDraft {
  return { ...emptyDraft, ...(kept as Partial<SenderDraft> | undefined) }
}

type Keeper = { keep: (draft: SenderDraft) => void; forget: () => void }

/** Makes room for a new message. One that the server refused is kept, to be corrected. */
export function startAnew({ keep, forget }: Keeper, draft: SenderDraft) {
  if (draft.sentAs === '') keep({ ...draft, sentAs: null })
  else forget()
}

/** How many people a draft is for. A typed number that Add All holds too is counted twice here. */
export function countContacts({ contacts, everyone }: SenderDraft) {
  return contacts.length + (everyone ? everyone.count - everyone.except.length : 0)
}

export function isChosen({ contacts, everyone }: SenderDraft, phone: string, isFound: boolean) {
  return (
    contacts.includes(phone) || (everyone !== null && isFound && !everyone.except.includes(phone))
  )
}

export function withContact(draft: SenderDraft, phone: string): SenderDraft {
  const { contacts, everyone } = draft
  if (everyone?.except.includes(phone)) {
    return { ...draft, everyone: { ...everyone, except: without(everyone.except, phone) } }
  }
  return contacts.includes(phone) ? draft : { ...draft, contacts: [phone, ...contacts] }
}

/** Removes a number; one that Add All holds is excluded from it. */
export function withoutContact(draft: SenderDraft, phone: string): SenderDraft {
  const { contacts, everyone } = draft
  if (contacts.includes(phone)) return { ...draft, contacts: without(contacts, phone) }
  if (!everyone) return draft
  return { ...draft, everyone: { ...everyone, except: [...everyone.except, phone] } }
}

function without(phones: string[], phone: string) {
  return phones.filter((each) => each !== phone)
}

/** The draft as the calls take it. */
export function draftToForm(channel: MessageChannel, draft: SenderDraft) {
  const { contacts, everyone, subject, message, purpose } = draft
  return {
    list: contacts,
    ...(hasSubject(channel) && subject.trim() && { subject }),
    raw_message: message,
    mess_send_type: channel,
    purpose,
    ...(everyone && { everyone: true, search: everyone.search, except: everyone.except }),
    ...everyone?.filter,
  }
}
