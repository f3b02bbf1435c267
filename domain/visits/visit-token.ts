import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

/**
 * A visit that waits for somebody's answer to a time; another time is another question. Parts that
 * the request leaves open are blank.
 */
export type VisitQuestion = {
  visitId: string
  userId: string
  day: string
  time: string
  clock: string
}

const purpose = 'answer visit'

/** Whoever has it may answer this one question, and nothing else. */
export function createVisitToken(secret: Buffer, question: VisitQuestion): string {
  const { visitId, userId, day, time, clock } = question
  return createSignedToken(secret, purpose, [visitId, userId, day, time, clock.replace(':', '')])
}

/** The question of a token; undefined when its signature is not ours. */
export function readVisitToken(secret: Buffer, token: string): VisitQuestion | undefined {
  // Links that were sent before visits had exact times have four parts.
  const [visitId, userId, day, time, clock = ''] = readSignedToken(secret, purpose, token) ?? []
  if (!visitId || !userId || day === undefined || time === undefined) return undefined
  return { visitId, userId, day, time, clock: clock.replace(/^(..)(..)$/, '$1:$2') }
}
