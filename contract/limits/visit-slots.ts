/** Slots of an owner: those to come, forms sent in a day, weeks of one; those that a seeker is shown. */
export const slotLimits = { open: 300, addsPerDay: 60, weeks: 8, offered: 120 } as const
