import type { PostgresPool, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { beforeDeadline, deadlinePassed, msUntilDeadline } from '#db/deadline.ts'
import { noteWrite } from '#db/own-writes.ts'
import { poolClient } from '#db/pool-client.ts'
import { createPreparedStatements, isPreparedStatementLost } from '#db/prepared-statements.ts'
import { tellIfSlow } from '#db/slow-statements.ts'
import { withComment } from '#db/work-context.ts'

/**
 * A pool that waits no longer than the deadline of the request, and closes a connection on which a
 * query timed out or whose server takes no writes any more. The driver would lend it out again, and
 * every later query would wait behind the one that never answers.
 */
export function resilientPool(pool: Pool): PostgresPool {
  const prepared = createPreparedStatements()
  const longestMs = pool.options.query_timeout ?? Number.POSITIVE_INFINITY
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await beforeDeadline(pool.connect(), (late: PoolClient) => late.release())
      let broken: Error | undefined

      async function query<Row>(
        text: string,
        values: readonly unknown[],
      ): Promise<PostgresQueryResult<Row>> {
        const msLeft = msUntilDeadline()
        if (msLeft <= 0) broken ??= deadlinePassed()
        // A rollback on this connection would wait in vain; closing it rolls back as well.
        if (broken) throw broken
        noteWrite(text)
        const name = prepared.nameOf(text)
        // A prepared statement is known by its text, which must not differ from request to request.
        const said = name ? text : withComment(text)
        // The driver knows this setting of a query, its types do not.
        const patience = Number.isFinite(msLeft) && { query_timeout: Math.min(msLeft, longestMs) }
        const begun = performance.now()
        try {
          const asked = { ...(name && { name }), text: said, values: [...values], ...patience }
          const { command, rowCount, rows } = await client.query(asked)
          return { command: command as Command, rowCount: rowCount ?? 0, rows }
        } catch (error) {
          if (isReadTimeout(error) || isDemoted(error)) broken = error
          if (!name || !isPreparedStatementLost(error)) throw error
          prepared.disable()
          return query<Row>(text, values)
        } finally {
          tellIfSlow(name ?? text, performance.now() - begun)
        }
      }
      const release = (destroy?: boolean) => client.release(broken ?? destroy)
      return poolClient({ query, release })
    },
  }
}

/** The driver's types only say that it is a string. */
type Command = PostgresQueryResult<unknown>['command']

/** A leader that became a standby keeps its connections, while another server takes the writes. */
function isDemoted(error: unknown): error is Error {
  return error instanceof Error && (error as { code?: string }).code === '25006'
}

function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}
