/** What we know of a receiver: the number, and the rest if there is an account. */
export type Receiver = { phone: string; name?: string | null; email?: string | null }

const placeholder = /\{(full_name|email_id|phone_no)\}/g

/**
 * Fills the placeholders in a single pass, so that a name which looks like a placeholder stays as it
 * is. What we do not know is written as 'null'.
 */
export function renderMessage(raw: string, receiver: Receiver): string {
  return raw
    .replaceAll(/\r\n?/g, '\n')
    .replace(placeholder, (_, name) => placeholderValue(name, receiver))
}

function placeholderValue(name: string, { phone, name: fullName, email }: Receiver) {
  const value = name === 'phone_no' ? phone : name === 'full_name' ? fullName : email
  return value?.replaceAll(/[\r\n]+/g, ' ').trim() || 'null'
}
