// biome-ignore-all lint/performance/noBarrelFile: the build writes each sentence where it is shown

/**
 * Every sentence that people can read, by topic. Import all of it (`import * as texts from
 * '#contract/texts.ts'`) and name each sentence in full (`texts.search.nothing`): the build then
 * leaves out of a page's scripts what the page does not name.
 */
export * as assistance from '#contract/texts/assistance.ts'
export * as conversations from '#contract/texts/conversations.ts'
export * as dashboard from '#contract/texts/dashboard.ts'
export * as empty from '#contract/texts/empty.ts'
export * as errors from '#contract/texts/errors.ts'
export * as family from '#contract/texts/family.ts'
export * as help from '#contract/texts/help.ts'
export * as homeGroups from '#contract/texts/home-groups.ts'
export * as insight from '#contract/texts/insight.ts'
export * as leads from '#contract/texts/leads.ts'
export * as listing from '#contract/texts/listing.ts'
export * as location from '#contract/texts/location.ts'
export * as login from '#contract/texts/login.ts'
export * as map from '#contract/texts/map.ts'
export * as mySearch from '#contract/texts/my-search.ts'
export * as notifications from '#contract/texts/notifications.ts'
export * as ownerChecks from '#contract/texts/owner-checks.ts'
export * as ownerHome from '#contract/texts/owner-home.ts'
export * as people from '#contract/texts/people.ts'
export * as profile from '#contract/texts/profile.ts'
export * as review from '#contract/texts/review.ts'
export * as revision from '#contract/texts/revision.ts'
export * as savedSearches from '#contract/texts/saved-searches.ts'
export * as search from '#contract/texts/search.ts'
export * as sender from '#contract/texts/sender.ts'
export * as share from '#contract/texts/share.ts'
export * as staff from '#contract/texts/staff.ts'
export * as travel from '#contract/texts/travel.ts'
export * as trouble from '#contract/texts/trouble.ts'
export * as validation from '#contract/texts/validation.ts'
export * as visits from '#contract/texts/visits.ts'
export * as wizard from '#contract/texts/wizard.ts'
export type ErrorCode = keyof typeof import('#contract/texts/errors.ts')
