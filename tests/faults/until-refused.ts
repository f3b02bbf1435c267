import { request } from 'node:http'
import { saying } from '#tests/faults/saves.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

type Answers = { served: number; other: string[]; slowestMs: number }

const step = {
  ...wizardHead('residential', 'rent'),
  ...wizardForms('residential', 'rent').resale_details,
  upload_type: 'resale_details',
}

/** Saves of one draft, each on a connection of its own, until the port is closed. */
export async function saveUntilRefused(url: string, cookie: string, draftKey: string) {
  let acknowledged = 0
  const answers = await untilRefused(async (number) => {
    const form = new URLSearchParams({ ...step, ...saying(number), draft_key: draftKey })
    const outcome = await ask(`${url}/api/prop/listing`, cookie, form.toString())
    if (outcome === '200') acknowledged = number
    return outcome
  })
  return { ...answers, acknowledged }
}

/** Pages for a visitor in the same way, none of them from the cache. */
export function readUntilRefused(url: string, path: string) {
  return untilRefused((number) => ask(`${url}${path}&n=${Math.random()}${number}`, 'seen_splash=1'))
}

/** Whoever was accepted must be served; a refused connection goes to another process. */
async function untilRefused(next: (number: number) => Promise<string>): Promise<Answers> {
  const answers: Answers = { served: 0, other: [], slowestMs: 0 }
  for (let number = 1; ; number++) {
    const from = performance.now()
    const outcome = await next(number)
    if (outcome === 'ECONNREFUSED') return answers
    answers.slowestMs = Math.max(answers.slowestMs, performance.now() - from)
    if (outcome === '200') answers.served++
    else answers.other.push(outcome)
  }
}

/** The status of the answer, or why there was none. */
function ask(url: string, cookie: string, body?: string) {
  const headers = {
    cookie,
    'x-forwarded-for': '10.0.0.9',
    ...(body && {
      'x-api-key': 'basera-web',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    }),
  }
  return new Promise<string>((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const method = body ? 'POST' : 'GET'
    const asked = request(url, { method, agent: false, headers }, (reply) => {
      reply.on('error', failed).resume()
      reply.on('end', () => resolve(`${reply.statusCode}`))
    })
    asked.on('error', failed).end(body)
  })
}
