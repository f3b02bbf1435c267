import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** The purposes for which an administrator may look at somebody's searches. */
export const lookPurposes = optionList({
  request: 'The person asked for it',
  complaint: 'A complaint is being looked into',
  law: 'An authority asks for it by law',
})

export type LookPurpose = OptionOf<typeof lookPurposes>
