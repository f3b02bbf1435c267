import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { createUser } from '#tests/factories.ts'
import { compareSaves } from '#tests/faults/saves.ts'

const script = fileURLToPath(new URL('./save-steps.ts', import.meta.url))
const phone = '9811112222'
const DRAFTS = 10

type Options = {
  url: string
  saves: number
  /** How many saves of a process are acknowledged before its end is near. */
  perProcess: number
  /** Waits for the moment of the kill; what it answers is called when the process is gone. */
  untilKill: () => Promise<(() => Promise<unknown>) | undefined>
}
type Told = { save: number; key: string; isSaved: boolean }

/** What was found after all saves: nothing of it may be above zero but `saves` and `kills`. */
export type Findings = {
  saves: number
  kills: number
  refused: number
  lost: number
  torn: number
  duplicates: number
}

/**
 * Saves steps of ten drafts in a process that is ended with kill -9 again and again, then compares
 * what the database holds with what was acknowledged.
 */
export async function killWhileSaving(db: Db, options: Options): Promise<Findings> {
  const { url, saves, perProcess, untilKill } = options
  await createUser(db, { phone })
  const api = apiFor(db)
  await api.signIn(phone)
  const keys = Array.from({ length: DRAFTS }, () => randomUUID())
  const acknowledged = new Map<string, number>()
  const counts = { saves: 0, kills: 0, refused: 0 }
  let next = 1

  while (counts.saves < saves) {
    const given = [url, JSON.stringify([...api.cookies]), JSON.stringify(keys), `${next}`]
    const child = fork(script, given)
    const ended = once(child, 'exit')
    const { promise: isNear, resolve: tell } = Promise.withResolvers<void>()
    let heard = 0
    child.on('message', ({ save, key, isSaved }: Told) => {
      next = save + 1
      if (++heard >= perProcess) tell()
      if (!isSaved) return void counts.refused++
      counts.saves++
      acknowledged.set(key, save)
    })
    await Promise.race([isNear, ended])
    const release = await untilKill().finally(() => child.kill('SIGKILL'))
    await ended
    await release?.()
    counts.kills++
    // A save that nobody heard of may have come through: the next one must not be older.
    next++
  }
  return { ...counts, ...(await compareSaves(db, keys, acknowledged)) }
}
