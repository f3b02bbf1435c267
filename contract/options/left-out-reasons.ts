import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** Why a person gets no copy of a message to many. */
export const leftOutReasons = optionList({
  not_user: 'This number has no account.',
  no_email: 'This user has no e-mail address.',
  blocked: 'This account is blocked.',
  opted_out: 'This user does not want messages.',
  not_agreed: 'This user has not agreed to promotions.',
  suppressed: 'This contact is on the list of those who must get no promotions.',
  quiet_hours: 'No promotions by SMS between 21:00 and 10:00.',
  daily_cap: 'This user has had enough promotions today.',
  template: 'The text for this user does not fit the registered SMS template.',
})

/** The same of several people, after their number. */
export const leftOutGroups: Record<LeftOutReason, string> = {
  not_user: 'have no account',
  no_email: 'have no e-mail address',
  blocked: 'are blocked',
  opted_out: 'unsubscribed from all messages',
  not_agreed: 'have not agreed to promotions',
  suppressed: 'are on the list of those who must get no promotions',
  quiet_hours: 'would get it between 21:00 and 10:00, when no promotions go out by SMS',
  daily_cap: 'have had enough promotions that day',
  template: 'have a name that does not fit the registered SMS template',
}

export type LeftOutReason = OptionOf<typeof leftOutReasons>

/** Why a person got no copy, or may have got none: left out before the send, or failed in it. */
export const resultReasons = optionList({
  ...leftOutReasons.labels,
  erased: 'This account was erased before its turn.',
  stopped: 'Sending was stopped before their turn.',
  refused: 'The provider did not take it.',
  unreachable: 'The provider could not be reached.',
  unanswered: 'We do not know: the provider did not answer in time.',
  interrupted: 'We do not know: sending was interrupted.',
})

export type ResultReason = OptionOf<typeof resultReasons>
