import { connect, type Db } from '#db/connect.ts'
import { readRun } from '#tests/journey-run.ts'
import { databaseUrl } from '#tests/test-server.ts'

/** One pool per worker, which ends with it: a connection for every call costs a login each. */
let siteDatabase: Db | undefined

/** Does something in the database of the site that journeys visit. */
export function onSiteDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  siteDatabase ??= connectToSite()
  return work(siteDatabase)
}

function connectToSite() {
  const { testServer, database } = readRun()
  return connect(databaseUrl(testServer.url, database), { size: 2 })
}
