import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'

type Parts = {
  query: <Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>
  release: (destroy?: boolean) => void
}

/** A client as Kysely asks of a pool; cursors, which nothing here uses, are refused. */
export function poolClient({ query: ask, release }: Parts): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    asked: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== 'string') throw new Error('These pools have no cursors.')
    return ask<Row>(asked, values)
  }
  return { query, release }
}
