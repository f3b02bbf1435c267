import { findContact } from '#contract/format/contact-in-text.ts'
import { text } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'

/** A text that everybody reads; how to reach its author belongs to the Contact button. */
export function publicText(rule: { max: number }) {
  return text(rule).superRefine((words, context) => {
    const contact = findContact(words)
    if (!contact?.isCertain) return
    const { phone, mail } = texts.wizard.impossible
    context.addIssue({ code: 'custom', message: contact.kind === 'phone' ? phone : mail })
  })
}
