export function blockQuestion(name: string) {
  return `Block ${name}?`
}
export const blockText =
  'This person can no longer see your number, ask for a visit or write to you, and their open requests are declined. You can unblock them in your profile, under Numbers.'
export const block = 'Block'
export const doNotBlock = 'Do not block'
