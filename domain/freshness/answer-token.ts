import { createHmac, timingSafeEqual } from 'node:crypto'

/** The question that a link answers. It is another one each time the owner is asked. */
export type Question = { listingId: string; askedAt: Date }

/** A signed text for a link: whoever has it may answer this one question, and nothing else. */
export function createAnswerToken(secret: Buffer, { listingId, askedAt }: Question): string {
  const question = `${listingId}.${askedAt.getTime()}`
  return `${question}.${sign(secret, question)}`
}

/** The question of a token; undefined when its signature is not ours. */
export function readAnswerToken(secret: Buffer, token: string): Question | undefined {
  const [listingId = '', askedAt = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, `${listingId}.${askedAt}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return { listingId, askedAt: new Date(Number(askedAt)) }
}

function sign(secret: Buffer, question: string) {
  return createHmac('sha256', secret).update(`still available ${question}`).digest('base64url')
}
