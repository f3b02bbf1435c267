import { fromKysely, type Db as JobDatabase, PgBoss, type QueueOptions } from 'pg-boss'
import type { Db } from '#db/connect.ts'

/** Every queue, and how often and how long a job in it is tried again. Times are in seconds. */
export const jobQueues = {
  /** Tried for about three quarters of an hour. */
  'send-message': {
    retryLimit: 9,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 60,
    deleteAfterSeconds: 86_400,
  },
  'check-freshness': { retryLimit: 2, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
  'remind-visits': { retryLimit: 2, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
  'end-visits': { retryLimit: 5, retryDelay: 30, retryBackoff: true, deleteAfterSeconds: 86_400 },
  'settle-review': { retryLimit: 9, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 86_400 },
  'match-listing': { retryLimit: 9, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 86_400 },
  /** The timetable's next job finds whoever is still due. */
  'tell-searches': { retryLimit: 0, expireInSeconds: 3_600, deleteAfterSeconds: 86_400 },
  'keep-owner-checks': { retryLimit: 2, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
  'compare-prices': {
    retryLimit: 5,
    retryDelay: 30,
    retryBackoff: true,
    deleteAfterSeconds: 3_600,
  },
  'compare-all-prices': { retryLimit: 2, expireInSeconds: 3_600, deleteAfterSeconds: 86_400 },
  'group-homes': { retryLimit: 9, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 86_400 },
  'group-all-homes': { retryLimit: 2, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
  'keep-counts': { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3_600 },
  'check-counts': { retryLimit: 2, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
  'summarise-market': { retryLimit: 1, expireInSeconds: 600, deleteAfterSeconds: 3_600 },
  'summarise-history': { retryLimit: 2, expireInSeconds: 3_600, deleteAfterSeconds: 86_400 },
  'remove-old-records': { retryLimit: 2, expireInSeconds: 3_600, deleteAfterSeconds: 86_400 },
  'clean-up': { retryLimit: 2, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
} as const satisfies Record<string, QueueOptions>

export type JobName = keyof typeof jobQueues

/** Makes the tables of the job queue, or brings them up to date, and every queue. */
export async function installJobQueues(db: Db) {
  const boss = new PgBoss({ db: jobDatabase(db), supervise: false, schedule: false })
  await boss.start()
  try {
    for (const [name, options] of Object.entries(jobQueues)) {
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop()
  }
}

/**
 * Our connections, in the words of the job queue. Its maintenance runs scripts that begin a
 * transaction: when one fails, for example at its time limit, its connection would stay in the
 * aborted transaction and refuse whatever is asked of it next.
 */
export function jobDatabase(db: Db): JobDatabase {
  const plain = db.withoutPlugins()
  if (plain.isTransaction) return fromKysely(plain)
  return {
    executeSql: (text, values) =>
      plain.connection().execute(async (connection) => {
        const queries = fromKysely(connection)
        try {
          return await queries.executeSql(text, values)
        } catch (error) {
          await queries.executeSql('rollback').catch(() => undefined)
          throw error
        }
      }),
  }
}
