import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { MixSite } from '#bench/mix-site.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

/** What was asked for, how it was answered and after how many milliseconds; 0 for no answer. */
export type Asked = { kind: Kind; isMember: boolean; status: number; ms: number }
type Kind = 'search' | 'property' | 'login' | 'save' | 'contact' | 'wizard'
type Form = Record<string, string>
type Sent = { path: string; form?: Form; cookie?: string; isMember?: boolean }
type Answer = { status: number; cookie: string }

const answerMs = 10_000
const cities = ['delhi', 'gurugram', 'noida', 'ghaziabad', 'faridabad']
const step = {
  ...wizardHead('residential', 'rent'),
  ...wizardForms('residential', 'rent').resale_details,
  upload_type: 'resale_details',
}

/**
 * Visitors and members as they come: 70 of 100 search, 20 look at a property, 5 log in and save one,
 * 3 ask for an owner's number, 2 save a step of the wizard. Everybody has an address of their own.
 */
export function createMix(
  site: MixSite,
  onAsked: (asked: Asked) => void,
  /** Of clients that keep theirs; without it, as many as are needed. */
  { connections }: { connections?: number } = {},
) {
  const kept = connections && { maxSockets: connections, maxFreeSockets: connections }
  const agent = new Agent({ keepAlive: true, ...kept })
  const random = seeded(7)
  const below = (most: number) => Math.floor(random() * most)
  const one = <Value>(values: Value[]) => values[below(values.length)]!

  async function ask(kind: Kind, sent: Sent) {
    const from = performance.now()
    const answer = await send(site.url, agent, { ...sent, address: addressOf(below(20_000)) })
    onAsked({
      kind,
      isMember: sent.isMember ?? false,
      status: answer.status,
      ms: performance.now() - from,
    })
    return answer
  }

  const kinds: [number, () => Promise<unknown>][] = [
    [70, () => ask('search', search())],
    [20, () => ask('property', { path: `/property?id=${one(site.listings)}` })],
    [5, logInAndSave],
    [3, () => ask('contact', asMember('/api/prop/user/data', { spnInput: one(site.listings) }))],
    [2, saveStep],
  ]

  /** Three of four are pages, the others the next cards of one. */
  function search(): Sent {
    const deal = one(['rent', 'buy'])
    const query = new URLSearchParams({ city: one(cities) })
    if (random() < 0.7) query.set('filterBHK', one(['1bhk', '2bhk', '3bhk']))
    if (random() < 0.5)
      query.set('filterPriceMax', String((1 + below(40)) * (deal === 'rent' ? 5e3 : 5e6)))
    if (random() < 0.2) query.set('q', one(['sector 45', 'dwarka', 'near metro', 'saket']))
    if (random() < 0.75) return { path: `/search/${deal}?${query}` }
    const shown = Array.from({ length: 20 }, () => one(site.listings)).join(',')
    const status = deal === 'buy' ? 'resale' : 'rent'
    const form = { city: one(cities), property_status: status, lastListIds: shown }
    return { path: '/api/prop/search', form }
  }

  async function logInAndSave() {
    const who = { loginSign: 'login', phone_no: one(site.phones) }
    const sent = await ask('login', { path: '/api/otp/s', form: who })
    if (sent.status !== 200) return
    const form = { ...who, u_otp: site.codeOf(who.phone_no) }
    const { cookie, status } = await ask('login', {
      path: '/api/otp/v',
      form,
      cookie: sent.cookie,
    })
    if (status !== 200) return
    const wish = { spnInput: one(site.listings), save_status: 'true' }
    await ask('save', { path: '/api/prop/save', form: wish, cookie, isMember: true })
  }

  function saveStep() {
    const at = below(site.members.length)
    const form = { ...step, draft_key: site.drafts[at] ?? randomUUID() }
    return ask('wizard', {
      path: '/api/prop/listing',
      form,
      cookie: site.members[at]!,
      isMember: true,
    })
  }

  function asMember(path: string, form: Form): Sent {
    return { path, form, cookie: one(site.members), isMember: true }
  }

  return {
    /** One arrival: a request, or the three of a login with what it was for. */
    async arrive() {
      let chance = random() * 100
      for (const [share, go] of kinds) {
        chance -= share
        if (chance < 0) return go()
      }
    },
    /** One search, whatever else the mix has. */
    search: () => ask('search', search()),
    close: () => agent.destroy(),
  }
}

function send(url: string, agent: Agent, { path, form, cookie, address }: Sent & Addressed) {
  const body = form && new URLSearchParams(form).toString()
  const headers = {
    'accept-encoding': 'gzip, br',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'x-forwarded-for': address,
    cookie: cookie ?? 'seen_splash=1',
    ...(body && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
      'x-api-key': 'basera-web',
    }),
  }
  return new Promise<Answer>((resolve) => {
    const failed = () => resolve({ status: 0, cookie: '' })
    const method = body ? 'POST' : 'GET'
    const sent = request(
      `${url}${path}`,
      { agent, headers, method, timeout: answerMs },
      (reply) => {
        const set = reply.headers['set-cookie'] ?? []
        const cookies = set.map((line) => line.split(';')[0]).join('; ')
        reply.on('error', failed).resume()
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, cookie: cookies }))
      },
    )
    sent.on('timeout', () => sent.destroy()).on('error', failed)
    sent.end(body)
  })
}

type Addressed = { address: string }

function addressOf(number: number) {
  return `10.7.${number >> 8}.${number & 255}`
}

/** The same numbers in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
