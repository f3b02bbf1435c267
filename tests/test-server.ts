import { Client, DatabaseError, escapeIdentifier } from 'pg'

/** Copies `template` (or an empty database) into a new one; an existing one of that name stays. */
export async function createDatabase(serverUrl: string, name: string, template = 'template1') {
  await runOnServer(serverUrl, async (client) => {
    const [database, source] = [escapeIdentifier(name), escapeIdentifier(template)]
    await client.query(`create database ${database} template ${source}`).catch((error: unknown) => {
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
    for (const { datname } of rows)
      await client.query(`drop database if exists ${escapeIdentifier(datname)} with (force)`)
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

function isDuplicateDatabase(error: unknown) {
  return error instanceof DatabaseError && error.code === '42P04'
}
