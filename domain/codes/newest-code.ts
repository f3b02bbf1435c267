import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { challengeHash } from '#domain/codes/code-hash.ts'
import type { CodeRequest } from '#domain/codes/code-request.ts'

export type CodeOwner = Pick<CodeRequest, 'phone' | 'intent' | 'challenge'>

/** The newest code that a browser asked for, as a query to run or to lock. */
export function newestCode(db: Db, { phone, intent, challenge }: CodeOwner) {
  return db
    .selectFrom('loginCode')
    .select(['id', 'codeHash', 'wrongTries', 'usedAt'])
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('phone', '=', phone)
    .where('intent', '=', intent)
    .where('challengeHash', '=', challengeHash(challenge))
    .orderBy('createdAt', 'desc')
    .limit(1)
}

type Stored = { usedAt: Date | null; isExpired: boolean; wrongTries: number }

export function isLive({ usedAt, isExpired }: Stored) {
  return !usedAt && !isExpired
}

/**
 * Whether an address without tries left still has one for this code, so that nobody locks out
 * others at the same address.
 */
export function isLiveAndUntried(stored: Stored) {
  return isLive(stored) && stored.wrongTries === 0
}

/** Whether the browser has such a code. Only `redeemCode` decides: by then it may have been tried. */
export async function hasUntriedCode(db: Db, owner: CodeOwner): Promise<boolean> {
  const stored = await newestCode(db, owner).executeTakeFirst()
  return stored !== undefined && isLiveAndUntried(stored)
}
