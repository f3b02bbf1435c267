import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** What somebody who is about to call an owner should know of this listing, the gravest first. */
export const contactWarnings = optionList({
  reported: 'Other people have reported this listing, and our team is looking into it.',
  price: 'The price is far below that of similar homes.',
  money:
    'The text speaks of a token or booking amount. Pay it after you have seen the home and signed.',
  lowered: 'The price was lowered a lot after our team checked the listing.',
  unchecked: 'Our team has not checked this listing yet.',
  newcomer: 'This number is new here.',
})

export type ContactWarning = OptionOf<typeof contactWarnings>
