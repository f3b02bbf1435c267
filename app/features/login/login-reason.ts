import * as messages from '#contract/messages.ts'

/** Why somebody was sent to the login, by the hash of the address they come back to. */
export function loginReason(target: string): string | undefined {
  const [, wish = ''] = /#(contact|visit|save)\b/.exec(target) ?? []
  return reasons[wish]
}

const reasons: Partial<Record<string, string>> = {
  contact: messages.listing.loginForContact,
  visit: messages.listing.loginForVisit,
  save: messages.listing.loginForSave,
}
