import { randomUUID } from 'node:crypto'
import { countActive, fillListings } from '#bench/fill-listings.ts'
import { collectedMegabytes, collectsGarbage } from '#bench/process-figures.ts'
import { say } from '#bench/say.ts'
import { startDatabase } from '#bench/start-database.ts'
import { connect, type Db } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { startSite } from '#tests/site.ts'
import { startGateway } from '#tests/start-gateway.ts'

const memberCount = 400

export type MixSite = {
  url: string
  pid: number
  /** SPNs of listings that are shown. */
  listings: string[]
  /** Numbers of accounts that log in. */
  phones: string[]
  /** Cookies of people who are signed in, and the key of one draft for each. */
  members: string[]
  drafts: string[]
  /** The newest code that the gateway got for a number. */
  codeOf: (phone: string) => string
  /** Megabytes of the site's processes after a garbage collection. */
  memory: () => Promise<number>
}

const limits = {
  TRUST_PROXY: '1',
  OTP_GAP_SECONDS: '1',
  OTP_PER_HOUR: '1000',
  OTP_PER_DAY: '1000',
  OTP_PER_ADDRESS_HOUR: '10000',
  OTP_PER_SITE_DAY: '1000000',
  REVEALS_PER_DAY: '1000000',
  REVEALS_PER_ADDRESS_DAY: '1000000',
}

type Options = { listings: number; workers?: string | undefined; databaseUrl?: string | undefined }

/** The built site on so many listings, with an SMS gateway that answers at once. */
export async function withMixSite(options: Options, work: (site: MixSite) => Promise<void>) {
  await using stack = new AsyncDisposableStack()
  const database = options.databaseUrl ? undefined : await startDatabase()
  if (database) stack.defer(() => database.stop())
  const databaseUrl = options.databaseUrl ?? database!.url
  await fillListings(databaseUrl, options.listings)
  const db = connect(databaseUrl, { size: 4, timeoutMs: 120_000 })
  stack.defer(() => db.destroy())
  say(`${await countActive(db)} listings are shown`)
  const codes = new Map<string, string>()
  const gateway = await startGateway({ onCall: (call) => keepCode(codes, call.path) })
  stack.defer(() => gateway.close())
  const site = await startSite({
    ...limits,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'off',
    WORKERS: options.workers ?? '1',
    SMS_PROVIDER: 'http',
    SMS_URL: `${gateway.url}/?to={to}&code={code}`,
    NODE_OPTIONS: collectsGarbage,
  })
  stack.defer(() => site.stop())
  await work({
    url: site.url,
    pid: site.pid!,
    codeOf: (phone) => codes.get(phone) ?? '',
    memory: () => collectedMegabytes(site.pid!),
    ...(await people(db)),
  })
}

async function people(db: Db) {
  const listings = await db
    .selectFrom('listing')
    .select('spn')
    .where('status', '=', 'active')
    .limit(5_000)
    .execute()
  const users = await db
    .selectFrom('appUser')
    .select(['id', 'phone'])
    .where('role', '=', 'member')
    .where('phone', 'is not', null)
    .orderBy('id', 'desc')
    .limit(5 * memberCount)
    .execute()
  const members: string[] = []
  for (const { id } of users.slice(0, memberCount)) {
    const client = { device: 'benchmark', address: '127.0.0.1' }
    const { token } = await startSession(db, { days: 1, staffIdleHours: 1 }, id, client)
    members.push(`seen_splash=1; basera_session=${token}`)
  }
  return {
    listings: listings.map(({ spn }) => spn),
    phones: users.slice(memberCount).map(({ phone }) => phone!),
    members,
    drafts: members.map(() => randomUUID()),
  }
}

function keepCode(codes: Map<string, string>, path: string) {
  const query = new URL(path, 'http://gateway').searchParams
  codes.set(query.get('to') ?? '', query.get('code') ?? '')
}
