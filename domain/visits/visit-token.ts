import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#contract/ids.ts'

/** A visit that waits for somebody's answer at a time: another time is another question. */
export type VisitQuestion = { visitId: string; userId: string; day: string; time: string }

/** A signed text for a link: whoever has it may answer this one question, and nothing else. */
export function createVisitToken(secret: Buffer, question: VisitQuestion): string {
  const asked = [question.visitId, question.userId, question.day, question.time].join('.')
  return `${asked}.${sign(secret, asked)}`
}

/** The question of a token; undefined when its signature is not ours. */
export function readVisitToken(secret: Buffer, token: string): VisitQuestion | undefined {
  const [visitId = '', userId = '', day = '', time = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, [visitId, userId, day, time].join('.')))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return isId(visitId) && isId(userId) ? { visitId, userId, day, time } : undefined
}

function sign(secret: Buffer, asked: string) {
  return createHmac('sha256', secret).update(`answer visit ${asked}`).digest('base64url')
}
