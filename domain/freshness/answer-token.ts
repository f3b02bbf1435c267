import { createSignedToken, readSignedToken } from '#domain/signed-token.ts'

/** The question that a link answers. It is another one each time the owner is asked. */
export type Question = { listingId: string; askedAt: Date }

const purpose = 'still available'

/** Whoever has it may answer this one question, and nothing else. */
export function createAnswerToken(secret: Buffer, { listingId, askedAt }: Question): string {
  return createSignedToken(secret, purpose, [listingId, String(askedAt.getTime())])
}

/** The question of a token; undefined when its signature is not ours. */
export function readAnswerToken(secret: Buffer, token: string): Question | undefined {
  const [listingId, askedAt] = readSignedToken(secret, purpose, token) ?? []
  return listingId ? { listingId, askedAt: new Date(Number(askedAt)) } : undefined
}
