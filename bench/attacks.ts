import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { avifBomb, manyParts, thinPng } from '#bench/attack-bodies.ts'
import { type Client, createClient, randomAddress, randomPhone } from '#bench/attack-client.ts'
import { floodRefusals } from '#bench/attack-refusals.ts'
import { residentMegabytes } from '#bench/process-figures.ts'
import { say } from '#bench/say.ts'
import { isThisMachine } from '#server/http/public-url.ts'
import { startSite } from '#tests/site.ts'

// Attacks on the built site, each with the figure that tells whether it still works. On Linux, after
// one npm start: npm run bench:attacks. Against another copy, which must run with TRUST_PROXY=1:
// npm run bench:attacks -- --url http://localhost:3000 --pid 1234

const { values: given } = parseArgs({
  options: { url: { type: 'string' }, pid: { type: 'string' } },
})
const started = given.url ? undefined : await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'error' })
const url = given.url ?? started!.url
const pid = Number(given.pid ?? started?.pid)
if (!isThisMachine(url)) throw new Error('These attacks are for a site on this machine only.')

const members = await manyMembers(64)
await tellAccountsApart()
await guessCodes()
await lockOut()
await smuggleLinks()
await collectNumbers()
await sendPictures()
await sendManyParts()
await holdSlots()
await floodSearches()
await floodRefusals(url, (await someListings(1))[0]!)
await started?.stop()

/** Does a refusal by limits differ between numbers with an account and without? */
async function tellAccountsApart() {
  const attacker = createClient(url)
  for (let i = 0; i < 230; i++) {
    const form = { loginSign: i % 2 ? 'login' : 'signup', phone_no: randomPhone() }
    await attacker.post('/api/otp/s', form)
  }
  for (const { phone } of members.slice(0, 60)) {
    await attacker.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
  }
  const unknown = members.map(() => randomPhone())
  const askAll = (phones: string[]) => answersOf(attacker, 'login', phones)
  const known = new Set(await askAll(members.map(({ phone }) => phone)))
  const strangers = await askAll(unknown)
  const apart = strangers.filter((answer) => !known.has(answer)).length
  say('1  numbers told apart when refused', `${apart} of ${unknown.length}`)
}

async function answersOf(client: Client, loginSign: string, phones: string[]) {
  const answers: string[] = []
  for (const phone_no of phones) {
    const reply = await client.post('/api/otp/s', { loginSign, phone_no })
    answers.push(`${reply.status} ${reply.headers.get('retry-after')} ${await reply.text()}`)
  }
  return answers
}

async function guessCodes() {
  const victims = members.slice(0, 60)
  const attacker = createClient(url)
  const statuses: number[] = []
  for (const { phone } of victims) {
    await attacker.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
  }
  const from = performance.now()
  for (const { phone } of victims) {
    for (let i = 0; i < 5; i++) {
      const form = { loginSign: 'login', phone_no: phone, u_otp: `000${i}` }
      statuses.push((await attacker.post('/api/otp/v', form)).status)
    }
  }
  const refused = statuses.filter((status) => status === 429).length
  say('7  guesses of one address refused', `${refused} of ${statuses.length} in ${seconds(from)} s`)
}

async function lockOut() {
  const phone = members[61]!.phone
  for (let round = 0; round < 2; round++) {
    // A phone gets one code in 30 seconds.
    await sleep(31_000)
    const attacker = createClient(url)
    await attacker.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
    for (let i = 0; i < 5; i++) {
      await attacker.post('/api/otp/v', { loginSign: 'login', phone_no: phone, u_otp: `000${i}` })
    }
  }
  await sleep(31_000)
  const owner = createClient(url)
  const sent = await owner.post('/api/otp/s', { loginSign: 'login', phone_no: phone })
  const u_otp = await owner.codeOf(phone)
  const reply = await owner.post('/api/otp/v', { loginSign: 'login', phone_no: phone, u_otp })
  say('7  owner after ten wrong tries', `${sent.status} ${reply.status}, ${u_otp.length} digits`)
}

async function smuggleLinks() {
  const client = createClient(url)
  const { status } = await client.signUp('Basera: verify your listing at http://evil.example')
  say('8  sign-up with a link for a name', String(status))
}

async function collectNumbers() {
  const spns = await someListings(25)
  const address = randomAddress()
  let seen = 0
  for (let account = 0; account < 4; account++) {
    const client = createClient(url, address)
    await client.signUp()
    for (const spnInput of spns) {
      seen += (await client.post('/api/prop/user/data', { spnInput })).status === 200 ? 1 : 0
    }
  }
  say("10 owners' numbers read by four accounts", `${seen} of ${4 * spns.length}`)
}

async function someListings(count: number) {
  const client = createClient(url)
  const spns = new Set<string>()
  while (spns.size < count) {
    const lastListIds = [...spns].join(',')
    const reply = await client.post('/api/prop/search', { city: 'gurugram', lastListIds })
    const { data } = (await reply.json()) as { data: { property?: { SPN_id: string }[] } }
    if (!data.property?.length) throw new Error(`no listings: ${JSON.stringify(data)}`)
    for (const { SPN_id } of data.property) spns.add(SPN_id)
  }
  return [...spns].slice(0, count)
}

async function sendPictures() {
  const [attacker, other] = [members[62]!.client, members[63]!.client]
  const small = await photo(1_000, 800)
  for (const [name, picture] of [
    ['2  AVIF of 7000 x 7000', await avifBomb()],
    ['2  PNG of 1 x 50,000,000', await thinPng()],
    ['2  photo of 8000 x 6000', await photo(8_000, 6_000)],
  ] as const) {
    const peak = watchMemory()
    const from = performance.now()
    const attack = Promise.all([attacker.upload(picture), attacker.upload(picture)])
    await sleep(100)
    const start = performance.now()
    const honest = await other.upload(small)
    const waited = seconds(start)
    const [{ status }] = await attack
    say(
      name.padEnd(40),
      `${status} in ${seconds(from)} s, +${peak()} MB; another upload ${honest.status} in ${waited} s`,
    )
  }
}

async function sendManyParts() {
  const { type, body } = manyParts(275_000)
  const attacker = members[62]!.client
  let [longest, done] = [0, false]
  const watch = (async () => {
    while (!done) {
      const from = performance.now()
      await fetch(`${url}/healthz`)
      longest = Math.max(longest, performance.now() - from)
      await sleep(20)
    }
  })()
  const from = performance.now()
  const reply = await attacker
    .request('/api/user/upload/profile', body, { 'content-type': type })
    .then(
      ({ status }) => status,
      () => 'closed',
    )
  const time = seconds(from)
  done = true
  await watch
  const megabytes = (body.length / 1e6).toFixed(0)
  say(
    `4  275,000 parts, ${megabytes} MB`,
    `${reply} in ${time} s, site silent for ${longest.toFixed(0)} ms`,
  )
}

async function holdSlots() {
  const { hostname, port } = new URL(url)
  const sockets = members.slice(0, 12).map(({ client }) => {
    const socket = connect(Number(port), hostname)
    const headers = {
      ...client.headersFor(),
      host: `${hostname}:${port}`,
      'content-type': 'multipart/form-data; boundary=silence',
      'content-length': '1000000',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.on('error', () => {})
    socket.write(`POST /api/user/upload/profile HTTP/1.1\r\n${lines.join('')}\r\n`)
    return socket
  })
  await sleep(500)
  const from = performance.now()
  const honest = await Promise.race([
    members[63]!.client.upload(await photo(1_000, 800)).then(({ status }) => status),
    sleep(60_000, 'nothing'),
  ])
  say('3  upload beside 12 silent ones', `${honest} after ${seconds(from)} s`)
  for (const socket of sockets) socket.destroy()
}

/** 200 connections of one address search for twelve random words while others look at pages. */
async function floodSearches() {
  const attacker = createClient(url)
  const statuses: number[] = []
  let done = false
  const flood = Array.from({ length: 200 }, async () => {
    while (!done) {
      const query = Array.from({ length: 12 }, () => randomBytes(3).toString('hex')).join(' ')
      const reply = await attacker.post('/api/prop/search', { city: 'delhi', query })
      await reply.arrayBuffer()
      statuses.push(reply.status)
    }
  })
  await sleep(1_000)
  const seen: string[] = []
  for (const path of ['/', '/readyz', '/search/rent?city=noida']) {
    const from = performance.now()
    const reply = await fetch(url + path, { headers: { 'x-forwarded-for': randomAddress() } })
    await reply.arrayBuffer()
    seen.push(`${path} ${reply.status} in ${seconds(from)} s`)
  }
  done = true
  await Promise.all(flood)
  const refused = statuses.filter((status) => status !== 200).length
  say(
    '6  beside 200 searches of one address',
    seen.join(', '),
    `${refused} of ${statuses.length} refused`,
  )
}

async function manyMembers(count: number) {
  const made: { client: Client; phone: string }[] = []
  while (made.length < count) {
    const client = createClient(url)
    made.push({ client, phone: (await client.signUp()).phone })
  }
  return made
}

function photo(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

/** Returns a function that tells by how many MB the site's memory grew at most. */
function watchMemory() {
  const before = residentMegabytes(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid))
  }, 20)
  return () => {
    clearInterval(timer)
    return Math.round(most - before)
  }
}

function seconds(from: number) {
  return ((performance.now() - from) / 1_000).toFixed(1)
}
