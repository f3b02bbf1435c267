import type { Db } from '#db/connect.ts'
import { tellUser } from '#domain/saved-searches/tell-user.ts'

/**
 * Tells everybody who is due what is new to their saved searches. Users who cannot be told hold up
 * nobody else: at the end, the job fails, and the next one tries them again. Returns how many
 * notifications there were.
 */
export async function tellSearches(db: Db, now = new Date()): Promise<number> {
  let told = 0
  const failures: string[] = []
  for (let last = firstId; ; ) {
    const users = await listDueUsers(db, last, now)
    for (const userId of users) {
      try {
        told += await tellUser(db, userId, now)
      } catch (error) {
        failures.push(`${userId}: ${error instanceof Error ? error.message : 'unknown'}`)
      }
    }
    if (users.length < batch) break
    last = users.at(-1)!
  }
  if (failures.length === 0) return told
  throw new Error(`${failures.length} users could not be told, such as ${failures[0]}`)
}

const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000'

async function listDueUsers(db: Db, after: string, now: Date) {
  const rows = await db
    .selectFrom('savedSearch')
    .select('userId')
    .distinct()
    .where('dueAt', '<=', now)
    .where('userId', '>', after)
    .orderBy('userId')
    .limit(batch)
    .execute()
  return rows.map(({ userId }) => userId)
}
