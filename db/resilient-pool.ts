import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, QueryResult } from 'pg'
import { createPreparedStatements, isPreparedStatementLost } from '#db/prepared-statements.ts'

/**
 * A pool that parts with a connection on which an answer did not come in time. The driver would
 * lend it out again, and everybody after would wait in vain for an answer behind the missing one.
 */
export function resilientPool(pool: Pool): PostgresPool {
  const plans = createPreparedStatements()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let missing: Error | undefined

      async function query(sql: string, parameters: unknown[]): Promise<QueryResult> {
        // What ends a transaction has no use any more: the database rolls it back by itself.
        if (missing) throw missing
        const name = plans.nameOf(sql)
        try {
          if (name) return await client.query({ name, text: sql, values: parameters })
          return await client.query(sql, parameters)
        } catch (error) {
          if (isUnanswered(error)) missing = error
          if (!name || !isPreparedStatementLost(error)) throw error
          plans.stop()
          return query(sql, parameters)
        }
      }
      const release = (destroy?: boolean) => client.release(missing ?? destroy)
      // Kysely also knows cursors, which nothing here uses.
      return { query, release } as unknown as PostgresPoolClient
    },
  }
}

function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}
