import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteUnderFaults } from '#tests/faults/site-under-faults.ts'

const socketCount = 500
const rounds = 100

/** 500 sockets that send one byte of a header a second, beside somebody who reads. */
export async function slowSockets({ as, url, newListing }: SiteUnderFaults) {
  const { hostname, port } = new URL(url())
  const { spn } = await newListing()
  const visitor = as('seen_splash=1')
  const read = async () => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      times.push((await visitor.get(`/property?id=${spn}&n=${Math.random()}`)).ms)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(rounds * 0.99)] ?? 0
  }
  await read()
  const quietMs = await read()

  const from = performance.now()
  const closedAfter: number[] = []
  const sockets = Array.from({ length: socketCount }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.on('close', () => closedAfter.push(performance.now() - from))
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
    socket.resume()
    return socket
  })
  const dribble = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }, 1_000)
  const busyMs = await read()
  while (closedAfter.length < socketCount && performance.now() - from < 20_000) await sleep(50)
  clearInterval(dribble)
  for (const socket of sockets) socket.destroy()
  const last = closedAfter.at(-1) ?? Number.POSITIVE_INFINITY
  return {
    figure: `${closedAfter.length} of ${socketCount} closed, the last after ${(last / 1_000).toFixed(1)} s; pages p99 ${quietMs.toFixed(0)} → ${busyMs.toFixed(0)} ms`,
    isRight: closedAfter.length === socketCount && last <= 10_000 && busyMs < 2 * quietMs + 50,
  }
}
