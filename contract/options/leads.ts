import { type OptionOf, optionList } from '#contract/options/option-list.ts'

export const leadStatuses = optionList({
  new: 'New',
  contacted: 'Contacted',
  visited: 'Visited',
  closed: 'Closed',
})

export const contactModes = optionList({ show: 'Show my number', ask: 'Ask me first' })

export type LeadStatus = OptionOf<typeof leadStatuses>
export type ContactMode = OptionOf<typeof contactModes>
