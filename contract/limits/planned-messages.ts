/** Apart from the limits that public pages load. */
export const plannedLimits = {
  subjectChars: 120,
  templateNameChars: 60,
  /** How far ahead a message can be scheduled. */
  scheduledDays: 90,
} as const
