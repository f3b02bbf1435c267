export function blockQuestion(name: string) {
  return `Block ${name}?`
}
export const blockText =
  'This person can no longer see your number or ask for a visit, and their open requests are declined. You can unblock them in your profile, under Numbers.'
export const block = 'Block'
export const doNotBlock = 'Do not block'
