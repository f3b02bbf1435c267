import * as texts from '#contract/texts.ts'

/** What a person without a name is called. */
export function displayName(name: string | null | undefined): string {
  return name?.trim() || texts.empty.userName
}

/** One or two letters for a picture of somebody: AS for Ananya Sharma. */
export function initials(name: string | null | undefined): string {
  const words = displayName(name).split(/\s+/)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return chosen.map((word) => firstCharacter(word ?? '')).join('')
}

// Spread keeps characters together that JavaScript stores as two.
function firstCharacter(word: string) {
  return ([...word][0] ?? '').toUpperCase()
}
