import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createClient, randomAddress } from '#bench/attack-client.ts'
import type { Flood } from '#bench/flood.ts'
import { formPost } from '#bench/http-line.ts'
import { medianTime } from '#bench/load.ts'
import { say } from '#bench/say.ts'

const connections = 400
const seconds = 12
const calls = 200_000
const rounds = 150
/** Under the flood the median of signed-in calls at another address is at most so many times the quiet one. */
const mostTimes = 5

type Form = Record<string, string>
type Attack = { path: string; forms: (at: number) => Form; headers?: Form }

/** What signed-in people at another address notice of 400 connections whose calls are all refused. */
export async function floodRefusals(url: string, spnInput: string) {
  const member = createClient(url)
  await member.signUp()
  const wrongCode = { loginSign: 'login', u_otp: '0000' }
  const attacks: Record<string, Attack> = {
    '/api/otp/v': {
      path: '/api/otp/v',
      forms: (at) => ({ ...wrongCode, phone_no: `98765${40_000 + at}` }),
    },
    '/api/otp/v with a challenge': {
      path: '/api/otp/v',
      forms: (at) => ({ ...wrongCode, phone_no: `98765${40_000 + at}` }),
      headers: { cookie: 'basera_challenge=made-up' },
    },
    '/api/req/call': {
      path: '/api/req/call',
      forms: (at) => ({ full_name: 'Flood', phone_no_b: `98765${40_000 + at}` }),
    },
    '/api/prop/report': {
      path: '/api/prop/report',
      forms: () => ({ spnInput, reason: 'wrong_price' }),
    },
  }
  for (const [name, attack] of Object.entries(attacks)) await measure(url, member, name, attack)
}

async function measure(
  url: string,
  member: ReturnType<typeof createClient>,
  name: string,
  { path, forms, headers }: Attack,
) {
  const attacker = createClient(url, randomAddress())
  const request = await untilRefused(attacker, path, forms, headers)
  let failed = 0
  const ask = async () => {
    const reply = await member.post('/api/user', {})
    await reply.arrayBuffer()
    if (reply.status !== 200) failed++
  }
  const quiet = await medianTime(rounds, ask)

  const workerData: Flood = {
    port: Number(new URL(url).port),
    request,
    connections,
    seconds,
    calls,
  }
  const worker = new Worker(new URL('./flood.ts', import.meta.url), { workerData })
  const ended = once(worker, 'message')
  await sleep(2_000)
  const end = performance.now() + (seconds - 3) * 1_000
  const times: number[] = []
  while (times.length < rounds && performance.now() < end) {
    const asked = performance.now()
    await ask()
    times.push(performance.now() - asked)
  }
  const flooded = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  const [statuses] = await ended
  const ratio = flooded / quiet
  say(
    `11 signed-in beside ${connections} × ${name}`,
    `p50 ${quiet.toFixed(1)} → ${flooded.toFixed(1)} ms`,
    `× ${ratio.toFixed(1)} (at most ${mostTimes})`,
    `${failed} of ${times.length} failed; the flood got ${JSON.stringify(statuses)}`,
  )
}

/** Makes the call until its address is refused, and returns the request that was. */
async function untilRefused(
  attacker: ReturnType<typeof createClient>,
  path: string,
  forms: Attack['forms'],
  headers: Form = {},
) {
  for (let at = 0; at < 100; at++) {
    const body = new URLSearchParams(forms(at))
    const reply = await attacker.request(path, body, headers)
    await reply.arrayBuffer()
    if (reply.status === 429) {
      return formPost(path, forms(at), { ...attacker.headersFor(), ...headers })
    }
  }
  throw new Error(`${path} was never refused`)
}
