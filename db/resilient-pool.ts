import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, QueryResult } from 'pg'
import { createPreparedStatements, isPreparedStatementLost } from '#db/prepared-statements.ts'

/**
 * A pool that closes a connection on which a query timed out. The driver would lend it out again,
 * and every later query would wait behind the one that never answers.
 */
export function resilientPool(pool: Pool): PostgresPool {
  const prepared = createPreparedStatements()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let timeout: Error | undefined

      async function query(text: string, values: unknown[]): Promise<QueryResult> {
        // A rollback on this connection would wait in vain; closing it rolls back as well.
        if (timeout) throw timeout
        const name = prepared.nameOf(text)
        try {
          return await (name ? client.query({ name, text, values }) : client.query(text, values))
        } catch (error) {
          if (isReadTimeout(error)) timeout = error
          if (!name || !isPreparedStatementLost(error)) throw error
          prepared.disable()
          return query(text, values)
        }
      }
      const release = (destroy?: boolean) => client.release(timeout ?? destroy)
      // Kysely's type also has cursors, which nothing here uses.
      return { query, release } as unknown as PostgresPoolClient
    },
  }
}

function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}
