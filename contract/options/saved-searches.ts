import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** How often somebody is told of new homes for a saved search. */
export const alertFrequencies = optionList({
  at_once: 'As they come',
  daily: 'Every day at 9 am',
  weekly: 'Every Monday at 9 am',
})

export type AlertFrequency = OptionOf<typeof alertFrequencies>

/** What somebody may do by the link in a message about a saved search. */
export const alertLinkActions = optionList({
  pause: 'Pause these alerts',
  resume: 'Turn the alerts on again',
  remove: 'Stop and remove this search',
  restore: 'Bring the search back',
})

export type AlertLinkAction = OptionOf<typeof alertLinkActions>
