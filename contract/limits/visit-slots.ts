/**
 * Slots of an owner: how many lie ahead, forms a day, weeks in one form, slots shown to a seeker.
 */
export const slotLimits = { open: 300, addsPerDay: 60, weeks: 8, offered: 120 } as const
