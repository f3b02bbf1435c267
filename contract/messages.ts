// biome-ignore-all lint/performance/noBarrelFile: the build writes each sentence where it is shown

/**
 * Every sentence that validation, errors, alerts and empty places can show a person, by topic.
 * Import them all as one, `import * as messages`, and name each in full, `messages.search.nothing`:
 * a page then loads only the sentences it shows.
 */
export * as dashboard from '#contract/messages/dashboard.ts'
export * as empty from '#contract/messages/empty.ts'
export * as errors from '#contract/messages/errors.ts'
export * as help from '#contract/messages/help.ts'
export * as insight from '#contract/messages/insight.ts'
export * as listing from '#contract/messages/listing.ts'
export * as location from '#contract/messages/location.ts'
export * as login from '#contract/messages/login.ts'
export * as map from '#contract/messages/map.ts'
export * as notices from '#contract/messages/notices.ts'
export * as profile from '#contract/messages/profile.ts'
export * as review from '#contract/messages/review.ts'
export * as search from '#contract/messages/search.ts'
export * as sender from '#contract/messages/sender.ts'
export * as share from '#contract/messages/share.ts'
export * as staff from '#contract/messages/staff.ts'
export * as trouble from '#contract/messages/trouble.ts'
export * as validation from '#contract/messages/validation.ts'
export * as visits from '#contract/messages/visits.ts'
export * as wizard from '#contract/messages/wizard.ts'
export type ErrorCode = keyof typeof import('#contract/messages/errors.ts')
