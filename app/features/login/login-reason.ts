import * as messages from '#contract/messages.ts'

/** Why somebody was sent to the login, by the wish that his way back ends with. */
export function loginReason(target: string): string | undefined {
  const [, wish = ''] = /#(contact|visit|save)\b/.exec(target) ?? []
  return reasons[wish]
}

const reasons: Partial<Record<string, string>> = {
  contact: messages.listing.loginForContact,
  visit: messages.listing.loginForVisit,
  save: messages.listing.loginForSave,
}
