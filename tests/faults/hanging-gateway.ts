import { middle } from '#bench/load.ts'
import type { SiteUnderFaults } from '#tests/faults/site-under-faults.ts'

const rounds = 60

/** Codes are asked for while the SMS gateway takes every call and answers none; others go on. */
export async function hangingGateway({ as, gateway, newListing, signIn }: SiteUnderFaults) {
  const visitor = as('seen_splash=1')
  const member = as(await signIn())
  const { spn: listing } = await newListing()
  const browse = async () => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      times.push((await visitor.get(`/property?id=${listing}&n=${Math.random()}`)).ms)
      times.push((await member.post('/api/user', {})).ms)
    }
    return middle(times)
  }
  await browse()
  const quietMs = await browse()
  gateway.behave('hang')
  const codes = Array.from({ length: 8 }, (_, at) =>
    as('seen_splash=1', `10.0.1.${at}`).post('/api/otp/s', {
      loginSign: 'signup',
      phone_no: `98765${40_000 + at}`,
    }),
  )
  const hungMs = await browse()
  const replies = await Promise.all(codes)
  const slowest = Math.max(...replies.map(({ ms }) => ms))
  const statuses = [...new Set(replies.map(({ status }) => status))]
  // The breaker is open now, so that the next one is refused at once.
  const next = await visitor.post('/api/otp/s', { loginSign: 'signup', phone_no: '9876549999' })
  gateway.behave({ status: 200, body: '{"type":"success"}' })
  return {
    figure: `codes answered ${statuses} after ${slowest.toFixed(0)} ms at most, the next one ${next.status} after ${next.ms.toFixed(0)} ms; pages and calls p50 ${quietMs.toFixed(1)} → ${hungMs.toFixed(1)} ms`,
    isRight: slowest < 6_000 && next.ms < 1_000 && `${statuses} ${next.status}` === '500 500',
  }
}
