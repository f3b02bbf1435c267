import { placeholders } from '#contract/schemas/placeholders.ts'

/** What we know of a receiver: the number, and the rest if there is an account. */
export type Receiver = { phone: string; name?: string | null; email?: string | null }

const anyPlaceholder = new RegExp(
  Object.values(placeholders).join('|').replaceAll(/[{}]/g, '\\$&'),
  'g',
)

/**
 * Fills the placeholders in a single pass, so that a name which looks like a placeholder stays as it
 * is. What we do not know is written as 'null'.
 */
export function renderMessage(raw: string, receiver: Receiver): string {
  return raw
    .replaceAll(/\r\n?/g, '\n')
    .replace(anyPlaceholder, (found) => placeholderValue(found, receiver))
}

function placeholderValue(found: string, { phone, name, email }: Receiver) {
  const value = found === placeholders.phone ? phone : found === placeholders.name ? name : email
  return value?.replaceAll(/[\r\n]+/g, ' ').trim() || 'null'
}
