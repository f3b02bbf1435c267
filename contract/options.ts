// biome-ignore-all lint/performance/noBarrelFile: a page loads only the files whose lists it shows

/**
 * Every list that people choose from. The key is what we store and send (odd spellings included,
 * since the specification has them), the label is what we show. Add, rename or reorder options in
 * these files only.
 */
export * from '#contract/options/broadcasts.ts'
export * from '#contract/options/complaints.ts'
export * from '#contract/options/leads.ts'
export * from '#contract/options/listing.ts'
export * from '#contract/options/notes.ts'
export * from '#contract/options/people.ts'
export * from '#contract/options/reports.ts'
export * from '#contract/options/requests.ts'
export * from '#contract/options/search.ts'
export * from '#contract/options/status.ts'
export * from '#contract/options/visits.ts'
export * from '#contract/options/web-vitals.ts'
