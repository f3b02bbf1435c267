import { connect } from '#db/connect.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { startTestServer } from '#tests/start-test-server.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

// For the steps of `npm test`: starts PostgreSQL with an empty and a demo database to copy from,
// prints where they are as one line of JSON, and holds them until its input ends.
const { stop, ...server } = await startTestServer()
const demo = `${server.prefix}_demo`
await createDatabase(server.url, demo, server.template)
const db = connect(databaseUrl(server.url, demo), { timeoutMs: 60_000 })
await loadDemo(db)
await db.destroy()
process.stdout.write(`${JSON.stringify({ ...server, demo })}\n`)
process.stdin.resume().once('end', stop)
