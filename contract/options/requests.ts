import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** What has become of a request to our team. */
export const requestStatuses = optionList({ new: 'Open', taken: 'Taken', done: 'Done' })

export type RequestStatus = OptionOf<typeof requestStatuses>
