import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs `work` while no other process does so under the same name. The lock is a listening
 * socket, which the system takes away from a process that dies.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait] told once, when another process holds the lock
 * @returns {Promise<Result>}
 */
export async function withLock(name, work, onWait = () => {}) {
  const address = socketAddress(name)
  let release = await take(address)
  if (!release) onWait()
  while (!release) {
    await holderGone(address)
    release = await take(address)
  }
  try {
    return await work()
  } finally {
    release()
  }
}

/** @param {string} name */
function socketAddress(name) {
  const id = createHash('sha256').update(name).digest('hex').slice(0, 16)
  return process.platform === 'linux' ? `\0basera-${id}` : path.join(tmpdir(), `basera-${id}.sock`)
}

/**
 * Answers the function that lets go of the lock, or undefined where another process holds it.
 * @param {string} address
 */
async function take(address) {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set()
  const server = createServer((socket) => waiting.add(socket.on('error', () => {})))
  server.listen(address)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined
    throw error
  }
  return () => {
    server.close()
    for (const socket of waiting) socket.destroy()
  }
}

/**
 * Waits until whoever listens there is gone. A socket file that nobody listens on is removed.
 * @param {string} address
 */
async function holderGone(address) {
  const socket = connect(address)
  socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ECONNREFUSED' && !address.startsWith('\0')) rmSync(address, { force: true })
  })
  socket.resume()
  await once(socket, 'close').catch(() => {})
}
