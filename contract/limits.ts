// biome-ignore-all lint/performance/noBarrelFile: a page loads only the files whose numbers it uses

/** The numbers of the product that browser and server agree on. Money is in rupees. */
export * from '#contract/limits/conversations.ts'
export * from '#contract/limits/family.ts'
export * from '#contract/limits/listings.ts'
export * from '#contract/limits/loans.ts'
export * from '#contract/limits/market.ts'
export * from '#contract/limits/owner-checks.ts'
export * from '#contract/limits/people.ts'
export * from '#contract/limits/screen.ts'
export * from '#contract/limits/tables.ts'
export * from '#contract/limits/visit-slots.ts'
