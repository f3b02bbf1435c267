import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/schema.ts'

type Statement = { text: string; values: unknown[] }

/** The last statement that some work sends to the database, to be run again by the driver alone. */
export async function lastStatement(
  url: string,
  work: (db: Db) => Promise<void>,
): Promise<Statement> {
  let last: Statement | undefined
  const db: Db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => {
      last = { text: query.sql, values: [...query.parameters] }
    },
  })
  await work(db)
  await db.destroy()
  if (!last) throw new Error('Nothing was asked of the database.')
  return last
}
