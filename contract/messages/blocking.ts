export function blockQuestion(name: string) {
  return `Block ${name}?`
}
export const blockText =
  'This person can no longer see your number or ask for a visit, and what is open between you is declined.'
export const block = 'Block'
export const doNotBlock = 'Do not block'
