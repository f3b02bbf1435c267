import { type OptionOf, optionList } from '#contract/option-list.ts'

/** Why a person gets no copy of a message to many. */
export const leftOutReasons = optionList({
  not_user: 'This number has no account.',
  no_email: 'This user has no e-mail address.',
  opted_out: 'This user does not want messages.',
  not_agreed: 'This user has not agreed to promotions.',
  suppressed: 'This contact is on the list of those who must get no promotions.',
  quiet_hours: 'No promotions by SMS between 21:00 and 10:00.',
  daily_cap: 'This user has had enough promotions today.',
  template: 'The text for this user does not fit the registered SMS template.',
})

export type LeftOutReason = OptionOf<typeof leftOutReasons>
