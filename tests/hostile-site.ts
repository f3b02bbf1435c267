import { randomBytes } from 'node:crypto'
import { seenSplash } from '#app/features/site-splash/splash-cookie.ts'
import { markerCookie } from '#contract/session-marker.ts'
import { connect, type Db } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import {
  fileAddresses,
  ownerAddresses,
  staffAddresses,
  visitorAddresses,
} from '#tests/hostile-rows/addresses.ts'
import { storeHostileRows } from '#tests/hostile-rows/store-hostile-rows.ts'
import { readRun } from '#tests/journey-run.ts'
import { startSite } from '#tests/site.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

const secret = 'Signs the links of this journey alone'

/**
 * A site of its own with demo data and with scripts in every text that somebody can write, which
 * would be in the way of other journeys. Answers who looks at it, each with where to begin.
 */
export async function startHostileSite(stack: AsyncDisposableStack) {
  const { testServer } = readRun()
  const database = `${testServer.prefix}_hostile_${randomBytes(3).toString('hex')}`
  await createDatabase(testServer.url, database, testServer.demo ?? testServer.template)
  const url = databaseUrl(testServer.url, database)
  const db = connect(url, { size: 2 })
  stack.defer(() => db.destroy())
  const site = await startSite({
    DATABASE_URL: url,
    DEMO_DATA: 'on',
    STORAGE_URL: readRun().pictures,
    SECRET: secret,
    REQUEST_SECONDS: '30',
    WEB_VITALS_PERCENT: '0',
  })
  stack.defer(() => site.stop())

  const rows = await storeHostileRows(db)
  const key = Buffer.from(secret)
  const files = fileAddresses(rows)
  const viewers = {
    visitor: { ...visitorAddresses(rows, key), files: files.visitor, cookies: seenSplash },
    owner: {
      ...ownerAddresses(rows, key),
      files: files.owner,
      cookies: await cookiesOf(db, rows.owner.id),
    },
    administrator: {
      ...staffAddresses(rows),
      files: files.administrator,
      cookies: await cookiesOf(db, rows.staff.id),
    },
  }
  return { url: site.url, viewers }
}

export type HostileViewer = Awaited<ReturnType<typeof startHostileSite>>['viewers']['visitor']

/** As the browser of a user sends them. */
async function cookiesOf(db: Db, userId: string) {
  const client = { device: 'A journey', address: '127.0.0.1' }
  const { id, token } = await startSession(db, { days: 1, staffIdleHours: 12 }, userId, client)
  return `${seenSplash}; basera_session=${token}; ${markerCookie}=${id}`
}
