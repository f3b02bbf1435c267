import { Client, DatabaseError } from 'pg'

const notNow = '57P03'

/** Whether the server talks to us; one that is just being killed still looks alive from outside. */
export async function answers(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    // Being full is an answer too.
    return error instanceof DatabaseError && error.code !== notNow
  } finally {
    await client.end()
  }
}
