/** How long a session lasts without use. */
export type SessionSettings = { days: number; staffIdleHours: number }
