import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

/** A visit that waits for somebody's answer at a time: another time is another question. */
export type VisitQuestion = { visitId: string; userId: string; day: string; time: string }

const purpose = 'answer visit'

/** Whoever has it may answer this one question, and nothing else. */
export function createVisitToken(secret: Buffer, question: VisitQuestion): string {
  const { visitId, userId, day, time } = question
  return createSignedToken(secret, purpose, [visitId, userId, day, time])
}

/** The question of a token; undefined when its signature is not ours. */
export function readVisitToken(secret: Buffer, token: string): VisitQuestion | undefined {
  const [visitId, userId, day, time] = readSignedToken(secret, purpose, token) ?? []
  return visitId && userId && day && time ? { visitId, userId, day, time } : undefined
}
