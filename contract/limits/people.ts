export const otpLimits = {
  digits: 4,
  minDigits: 4,
  maxDigits: 8,
  /** Digits of new codes for a phone that somebody is guessing at. */
  longDigits: 8,
  resendSeconds: 30,
  validMinutes: 10,
  wrongTries: 5,
  wrongTriesPerDay: 10,
  wrongTriesPerHourAndAddress: 20,
  sendsPerHour: 5,
  sendsPerDay: 10,
  sendsPerHourAndAddress: 60,
  sendsPerDayAndSite: 20_000,
} as const

export const sessionLimits = {
  days: 30,
  staffIdleHours: 12,
  /** Also for a session in use, so that a stolen token does not work for ever. */
  longestDays: 90,
} as const

/** Owners whose number is shown in a day: to one person, and to everybody at one address. */
export const contactLimits = {
  revealsPerDay: 25,
  revealsPerDayAndAddress: 60,
  /** The line from a seeker to the owner. */
  lineChars: 200,
} as const

/** How often an owner may change the answer to somebody who asked for the number. */
export const contactAnswerLimits = {
  changesPerDay: 3,
  /** How many days the link in a message can be answered without a login. */
  linkDays: 14,
} as const

/** Staff fill in an owner's draft: how long the consent lasts and its link can be answered. */
export const assistLimits = {
  minutes: 60,
  linkMinutes: 60,
  asksPerHour: 5,
  /** Drafts of one caller that staff see. */
  draftsShown: 10,
} as const

/** Visits asked for in a day by one person, changes of one, both at one address; rows in lists. */
export const visitLimits = {
  listingsPerDay: 25,
  changesPerDay: 3,
  wishesPerDayAndAddress: 60,
  /** How many days the link in a message can answer a request that names no time. */
  linkDays: 14,
  openShown: 10,
  pastShown: 5,
  /** How many rows "Show all" shows. */
  all: { open: 200, past: 20 },
} as const

/** Leads of an owner: the length of a note, the counts of new ones and of people, the choice of a listing. */
export const leadLimits = {
  noteChars: 500,
  newShown: 99,
  listingsToChoose: 100,
  peopleCounted: 1_000,
} as const

/** Notifications shown at first and after "Show older"; the rest is in the account's export. */
export const inboxLimits = { newest: 20, shown: 200, unreadShown: 999 } as const

export const savedLimits = { listings: 200 } as const

/** Saved searches of one person, and the messages about them. */
export const savedSearchLimits = {
  searches: 30,
  savesPerDay: 100,
  /** "As they come" means at most one message per search in this time, and none at night. */
  gapMinutes: 60,
  quietFromHour: 21,
  digestHour: 9,
  /** Once so many are sent, the rest waits for the next morning. */
  atOncePerDay: 12,
  /** Searches that are due together are told in one message, of which none gets too long. */
  searchesPerMessage: 5,
  /** Homes that a message names, and a page shows of each search. */
  named: 3,
  /** More new homes are counted as "99+". */
  newShown: 99,
} as const
/** A seeker's own notes, and the owners in the list of those contacted. */
export const noteLimits = { chars: 500 } as const
export const contactedLimits = { shown: 100, first: 5 } as const

export const personLimits = {
  nameChars: 80,
  emailChars: 120,
  mailMessageChars: 4_000,
  complaintNoteChars: 1_000,
} as const

/** Messages to many: numbers in one call, and how many an answer waits for or lists. */
export const senderLimits = {
  messageChars: 4_000,
  contacts: 10_000,
  /** Batches up to this size are answered when they are done; larger ones at once. */
  answeredWhenDone: 200,
  listed: 200,
  earlierMessages: 100,
  searchChars: 100,
} as const

/** Promotions: not by SMS in these hours of India, and only a few a day to one person. */
export const promotionLimits = { quietFromHour: 21, quietToHour: 10, perPersonDay: 2 } as const

/** What the operators (DLT) allow in place of one {#var#} of a registered SMS text. */
export const smsTemplateLimits = { variableChars: 30 } as const
