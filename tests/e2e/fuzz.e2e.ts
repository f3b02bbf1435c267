import { readFile } from 'node:fs/promises'
import { connect } from '#db/connect.ts'
import { fuzz } from '#tests/faults/fuzz.ts'
import { expect, test } from '#tests/journey.ts'
import { readRun } from '#tests/journey-run.ts'
import { startSite } from '#tests/site.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

test('no request to any call or page, however odd, is answered 500 or not at all', async () => {
  const { testServer } = readRun()
  const database = `${testServer.prefix}_fuzz`
  await createDatabase(testServer.url, database, testServer.template)
  const url = databaseUrl(testServer.url, database)
  // Of its own: staff do there whatever chance says.
  const site = await startSite({ DATABASE_URL: url, DEMO_DATA: 'off', REQUEST_SECONDS: '30' })
  // How long an answer takes is for `npm run fuzz`, on a machine that does nothing else.
  const slowMs = 60_000
  const db = connect(url, { size: 6, connectMs: slowMs, timeoutMs: slowMs })
  try {
    const { problems } = await fuzz(db, { url: site.url, requests: 300, seed: 1, slowMs })
    expect(problems).toEqual([])
    expect(await readFile(site.logFile, 'utf8')).not.toMatch(/"level":(50|60)/)
  } finally {
    await db.destroy()
    await site.stop()
  }
})
