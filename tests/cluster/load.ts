import { randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { type Client, clientOf } from '#tests/cluster/client.ts'
import { type Gateway, limitedPeople } from '#tests/cluster/limited-people.ts'
import { followInbox } from '#tests/cluster/live-inbox.ts'
import { createRequestLog } from '#tests/cluster/request-log.ts'
import { beginSessions } from '#tests/cluster/sign-ins.ts'
import { createUser } from '#tests/factories.ts'
import { compareSaves, saying } from '#tests/faults/saves.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

const uploadPauseMs = 2_000
const step = {
  ...wizardHead('residential', 'rent'),
  ...wizardForms('residential', 'rent').resale_details,
  upload_type: 'resale_details',
}

/**
 * Two owners who save drafts, two visitors and a member who search, one who uploads pictures, people
 * who sign in, one who asks for numbers and one for codes beyond their limits, and one whose inbox
 * is open; each one request after the other, until stopped.
 */
export async function startLoad(db: Db, origin: string, gateway: Gateway) {
  const log = createRequestLog()
  const running = new AbortController()
  const { signal } = running
  // The cluster may have been used before.
  const newPhone = () => `98${randomInt(10_000_000, 99_999_999)}`
  const signUp = async (name = 'Asha Rani') => {
    const phone = newPhone()
    const { id } = await createUser(db, { phone, name })
    const api = apiFor(db)
    await api.signIn(phone)
    return { id, name, cookies: api.cookies, client: clientOf(origin, api.cookies) }
  }
  const owner = await signUp()
  const member = await signUp()
  const acknowledged = new Map<string, number>()
  const pictures: string[] = []
  let number = 0

  async function save(client: Client) {
    const key = randomUUID()
    acknowledged.set(key, 0)
    for (let count = 1; !signal.aborted; count++) {
      const form = { ...step, ...saying(count), draft_key: key }
      const { outcome } = await log.note('write', () => client.post('/api/prop/listing', form))
      if (outcome === 'ok') acknowledged.set(key, count)
    }
  }

  /** Prices that nobody asked for before, since whole pages are kept for some seconds. */
  async function search(client: Client) {
    while (!signal.aborted)
      await log.note('read', () => client.get(`/search?city=delhi&max_price=${10_000 + ++number}`))
  }

  async function upload(client: Client) {
    while (!signal.aborted) {
      const form = new FormData()
      form.append('image', new Blob([await picture()]), 'a.jpg')
      const send = () => client.post('/img/upload', form)
      const { outcome, data } = await log.note('upload', send, uploadPauseMs)
      if (outcome === 'ok') pictures.push((data as { data: { path: string } }).data.path)
    }
  }

  const visitor = clientOf(origin)
  const seeker = await signUp(`Seeker ${randomLetters()}`)
  const limited = await limitedPeople(db, { seeker, visitor, gateway }, signal)
  const sessions = await beginSessions(db, { log, origin, gateway, newPhone }, signal)
  const inbox = followInbox(db, { origin, ...(await signUp()) }, signal)
  const work = [
    ...[owner.client, owner.client].map(save),
    ...[visitor, visitor, member.client].map(search),
    upload(owner.client),
    limited.asking,
    sessions.signingIn,
  ]
  return {
    log,
    async stop() {
      running.abort()
      await Promise.all(work)
      const { lost, torn, duplicates } = await compareSaves(
        db,
        [...acknowledged.keys()],
        acknowledged,
      )
      const shown = await Promise.all(pictures.map((path) => visitor.get(path)))
      return {
        saves: { lost, torn: torn + duplicates },
        pictures: {
          stored: pictures.length,
          lost: shown.filter(({ outcome }) => outcome !== 'ok').length,
        },
        sessions: await sessions.count(),
        limits: await limited.count(),
        inbox: await inbox.count(),
      }
    },
  }
}

/** A name that nobody had in a run before; names have no digits. */
function randomLetters() {
  return Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('')
}

function picture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 240, height: 160, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer()
}
