import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'

const tellMs = 1_000
/** As the stream tells browsers. */
const retryMs = 3_000

type Parts = { origin: string; id: string; cookies: Map<string, string> }

/** Somebody whose inbox is open while news comes; a stream that ends is opened again, as browsers do. */
export function followInbox(db: Db, { origin, id, cookies }: Parts, signal: AbortSignal) {
  const toldAt = new Map<number, number>()
  const delays: number[] = []
  let newestSeen = 0
  let reconnects = -1

  async function tell() {
    for (let number = 1; !signal.aborted; number++) {
      const isTold = await notify(db, id, {
        kind: 'text',
        subject: `News ${number}`,
        body: '',
      }).then(
        () => true,
        () => false,
      )
      if (isTold && number <= newestSeen) delays.push(0)
      else if (isTold) toldAt.set(number, Date.now())
      await sleep(tellMs)
    }
  }

  /** Each event tells the newest only, so whatever came before it has arrived too. */
  function arrive(newest: number) {
    newestSeen = newest
    for (const [number, at] of toldAt) {
      if (number > newest) continue
      delays.push(Date.now() - at)
      toldAt.delete(number)
    }
  }

  async function follow(ending: AbortSignal) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    while (!ending.aborted) {
      reconnects++
      const open = fetch(`${origin}/events/inbox`, { headers: { cookie }, signal: ending })
      await open.then((reply) => readEvents(reply, arrive)).catch(() => undefined)
      if (!ending.aborted) await sleep(retryMs)
    }
  }

  const ending = new AbortController()
  const telling = tell()
  const following = follow(ending.signal)
  return {
    async count() {
      await telling
      for (let round = 0; toldAt.size > 0 && round < 20; round++) await sleep(1_000)
      ending.abort()
      await following
      const latest = delays.length > 0 ? Math.max(...delays) / 1_000 : 0
      return { arrived: delays.length, missing: toldAt.size, latest, reconnects }
    },
  }
}

async function readEvents(reply: Response, arrive: (newest: number) => void) {
  if (!reply.ok || !reply.body) return
  let text = ''
  for await (const part of reply.body.pipeThrough(new TextDecoderStream())) {
    text += part
    const subjects = [...text.matchAll(/"subject":"News (\d+)"[^\n]*\n/g)]
    const newest = subjects.at(-1)?.[1]
    if (newest) arrive(Number(newest))
    text = text.slice(text.lastIndexOf('\n') + 1)
  }
}
