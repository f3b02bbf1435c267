import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/connect.ts'
import type { Line } from '#tests/faults/fault-proxy.ts'
import { createSaves, type Post, type Reply } from '#tests/faults/saves.ts'

type Site = {
  /** A call of the owner whose drafts are saved. */
  post: Post
  /** A page or a call of a visitor that reads. */
  read: () => Promise<Reply>
}

type Fault = { begin: () => Promise<void> | void; end: () => Promise<void> | void }
type Options = { clients: number; pauseMs: number; faultMs: number }

/**
 * Clients save and read all the time while something is broken and made good again. What is counted
 * is every answer that is neither served nor a 503 that says when to come back.
 */
export async function sufferFault(db: Db, site: Site, fault: Fault, options: Options) {
  const replies: Reply[] = []
  const clients = Array.from({ length: options.clients }, () => createSaves(1))
  let isOver = false
  const load = clients.map(async (saves) => {
    while (!isOver) {
      replies.push(await saves.save(site.post), await site.read())
      await sleep(options.pauseMs)
    }
  })
  await sleep(options.faultMs / 2)
  await fault.begin()
  await sleep(options.faultMs)
  await fault.end()
  const recoveryMs = await untilServed(site)
  await sleep(options.faultMs / 2)
  isOver = true
  await Promise.all(load)

  const compared = await Promise.all(clients.map((saves) => saves.compare(db)))
  const sum = (name: keyof (typeof compared)[number]) =>
    compared.reduce((total, each) => total + each[name], 0)
  return {
    served: replies.filter(({ status }) => status === 200).length,
    refused: replies.filter(isCleanRefusal).length,
    unclean: replies.filter((reply) => reply.status !== 200 && !isCleanRefusal(reply)),
    slowestMs: Math.max(...replies.map(({ ms }) => ms)),
    recoveryMs,
    lost: sum('lost'),
    torn: sum('torn'),
    duplicates: sum('duplicates'),
  }
}

export type Suffered = Awaited<ReturnType<typeof sufferFault>>

/** A line that is bad for a while. */
export function badLine(proxy: { behave: (line: Line) => void }, line: Line): Fault {
  return { begin: () => proxy.behave(line), end: () => proxy.behave('good') }
}

function isCleanRefusal({ status, retryAfter }: Reply) {
  return status === 503 && Number(retryAfter) > 0
}

/** How long it takes until both kinds of requests are served again. */
async function untilServed({ post, read }: Site) {
  const from = performance.now()
  const probe = createSaves(1)
  while ((await probe.save(post)).status !== 200 || (await read()).status !== 200) {
    if (performance.now() - from > 60_000) throw new Error('The site does not recover.')
    await sleep(20)
  }
  return performance.now() - from
}
