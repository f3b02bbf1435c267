import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/schema.ts'
import { setValueParsers } from '#db/value-parsers.ts'

setValueParsers()

export type Statement = { text: string; values: unknown[] }

/** The statements that some work sends to the database, in their order. */
export async function recordStatements(
  url: string,
  work: (db: Db) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const db: Db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => {
      statements.push({ text: query.sql, values: [...query.parameters] })
    },
  })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
  return statements
}

/** The plans of statements, as EXPLAIN prints them, without running them unless `analyze` says so. */
export async function explainStatements(
  url: string,
  statements: Statement[],
  { analyze = false } = {},
): Promise<string[]> {
  // Like the site's own connections (connect.ts).
  const client = new Client({ connectionString: url, options: '-c jit=off' })
  await client.connect()
  try {
    const plans: string[] = []
    for (const { text, values } of statements) {
      const explain = analyze ? 'explain (analyze, costs off, buffers off)' : 'explain (costs off)'
      const { rows } = await client.query(`${explain} ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  } finally {
    await client.end()
  }
}
