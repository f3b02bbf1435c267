import { answerLabel } from '#contract/answer-texts.ts'
import type { ReviewReason } from '#contract/review-reason.ts'

/** A reason with what it is about: `Price: too high.`, `A picture: blurred.` */
export function reasonText({ field, photo, text }: ReviewReason): string {
  return `${photo ? 'A picture' : answerLabel(field)}: ${text}`
}
