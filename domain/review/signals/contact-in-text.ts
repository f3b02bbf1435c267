import { findContact } from '#contract/format/contact-in-text.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import type { Signal } from '#domain/review/signals/signal.ts'

const ownWords = ['description', 'idealFor', 'houseNo', 'address'] as const

/** A phone number, a link or a mail address in the owner's own words. */
export async function contactInText(_db: Db, listing: Listing): Promise<Signal[]> {
  return ownWords.flatMap((field) => {
    const contact = findContact(listing[field] ?? '')
    if (!contact) return []
    const { holdsPhone, holdsLink } = texts.review
    const text = contact.kind === 'phone' ? holdsPhone(contact.found) : holdsLink(contact.found)
    return { kind: 'contact-in-text' as const, field, text, found: contact.found }
  })
}
