import * as texts from '#contract/texts.ts'

/** Why somebody was sent to the login, by the wish or the page in their return address. */
export function loginReason(target: string): string | undefined {
  const [, wish = ''] = /#(contact|visit|save-search|save)\b/.exec(target) ?? []
  if (wish) return reasonsByWish[wish]
  const path = target.replace(/[?#].*/, '').toLowerCase()
  const page = Object.entries(texts.login.reasonsByPath).find(([start]) => path.startsWith(start))
  return page?.[1]
}

const reasonsByWish: Partial<Record<string, string>> = {
  contact: texts.listing.loginForContact,
  visit: texts.listing.loginForVisit,
  save: texts.listing.loginForSave,
  'save-search': texts.savedSearches.loginForSave,
}
