import { Client, DatabaseError, escapeIdentifier } from 'pg'

/** Copies `template` (or an empty database) into a new one; an existing one of that name stays. */
export async function createDatabase(serverUrl: string, name: string, template = 'template1') {
  await runOnServer(serverUrl, async (client) => {
    const [database, source] = [escapeIdentifier(name), escapeIdentifier(template)]
    // The other strategy writes every page of the template to the log of transactions too.
    const copy = `create database ${database} template ${source} strategy file_copy`
    await client.query(copy).catch((error: unknown) => {
      if (!isDuplicateDatabase(error)) throw error
    })
  })
}

/** Drops every database whose name starts with `prefix`, connected clients or not. */
export async function dropDatabases(serverUrl: string, prefix: string) {
  await runOnServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await dropDatabase(client, escapeIdentifier(datname))
  })
}

/**
 * PostgreSQL waits some seconds for connections that are just being closed, which a pool does not.
 * Ending them by force at once would be an uncaught error in the process that has closed them.
 */
async function dropDatabase(client: Client, database: string) {
  await client.query(`drop database if exists ${database}`).catch((error: unknown) => {
    if (!isInUse(error)) throw error
    return client.query(`drop database if exists ${database} with (force)`)
  })
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string) {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function runOnServer(serverUrl: string, work: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function isInUse(error: unknown) {
  return error instanceof DatabaseError && error.code === '55006'
}

function isDuplicateDatabase(error: unknown) {
  return error instanceof DatabaseError && error.code === '42P04'
}
