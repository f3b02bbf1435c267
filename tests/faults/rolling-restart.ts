import { Agent, type RequestOptions, request } from 'node:http'
import { request as requestByTls } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

type Target = RequestOptions & { body: string; isSecure?: boolean }

/** A process that can be asked to stop, as SIGTERM does, and started at its old address. */
export type Restartable = { restart: () => Promise<void> }

type Load = { target: Target; clients: number; processes: Restartable[]; rounds: number }

/** Restarts every process in turn while clients post as fast as they are answered. */
export async function restartUnderLoad({ target, clients, processes, rounds }: Load) {
  const found = { posts: 0, failed: 0, reasons: new Map<string, number>() }
  let isOver = false
  async function client() {
    while (!isOver) {
      const problem = await post(target)
      found.posts++
      if (!problem) continue
      found.failed++
      found.reasons.set(problem, (found.reasons.get(problem) ?? 0) + 1)
    }
  }
  const all = Array.from({ length: clients }, client)
  for (let round = 0; round < rounds; round++)
    for (const each of processes) {
      await each.restart()
      await sleep(200)
    }
  isOver = true
  await Promise.all(all)
  return found
}

/** Connections of its own to every client: nothing here is sent twice. */
const agent = new Agent({ keepAlive: false })

/** Undefined where the answer is a 200, else what went wrong. */
function post({ body, isSecure, ...options }: Target) {
  return new Promise<string | undefined>((resolve) => {
    const send = isSecure ? requestByTls : request
    const asked = send({ method: 'POST', ...(isSecure ? {} : { agent }), ...options }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve(answer.statusCode === 200 ? undefined : `${answer.statusCode}`),
      )
      answer.on('error', (error) => resolve(`cut: ${error.message}`))
    })
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    asked.end(body)
  })
}
