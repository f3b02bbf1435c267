import { optionList } from '#contract/options/option-list.ts'

export const roles = optionList({
  member: 'Member',
  staff: 'Staff',
  administrator: 'Administrator',
})
