import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { wizard } from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import type { PhotoPurpose } from '#domain/photos/photo-purpose.ts'
import type { PhotoSize } from '#server/photos/check-photo.ts'
import type { Variants } from '#server/photos/make-variants.ts'

export type PhotoJob = {
  file: string
  size: PhotoSize
  purpose: PhotoPurpose
  /** How often it is turned by 90 degrees to the left. */
  quarterTurns?: number
}
export type PhotoOutcome = { variants: Variants } | { isUnreadable: true } | { error: string }
/** Every size and format of a picture, or undefined when it cannot be decoded. */
export type MakeVariants = (job: PhotoJob) => Promise<Variants | undefined>

const script = fileURLToPath(new URL('./photo-process.ts', import.meta.url))

/**
 * Decodes and encodes pictures in child processes. A decoder in this process cannot be stopped (the
 * time-out of sharp does not reach into libpng) and would take the site down if it crashed; a
 * process can be killed, and gives its memory back.
 */
export function createPhotoMaker({ timeoutMs = 20_000, idleMs = 60_000 } = {}): MakeVariants {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []

  return async (job) => {
    const child = takeIdle() ?? startChild()
    const outcome = await runJob(child, job, timeoutMs)
    if (typeof outcome === 'object') keepIdle(child)
    else child.kill('SIGKILL')
    if (outcome === 'late') throw tooSlow()
    if (outcome === 'died') return undefined
    if ('error' in outcome) throw new Error(outcome.error)
    return 'variants' in outcome ? outcome.variants : undefined
  }

  function takeIdle() {
    const kept = idle.pop()
    clearTimeout(kept?.timer)
    return kept?.child.connected ? kept.child : undefined
  }

  function keepIdle(child: ChildProcess) {
    const timer = setTimeout(() => {
      idle.splice(0, idle.length, ...idle.filter((kept) => kept.child !== child))
      child.kill()
    }, idleMs)
    timer.unref()
    idle.push({ child, timer })
  }
}

/**
 * Settings of glibc: without them a decoder keeps what an AVIF took and grows from picture to
 * picture, to 380 MB where these keep it below 250.
 */
const memoryGivenBack = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/**
 * Without the settings of the site, so that a decoder that a malicious picture has taken over knows
 * no secret.
 */
function startChild() {
  const child = fork(script, { execArgv: [], env: memoryGivenBack, serialization: 'advanced' })
  // An idle child must not keep the site from ending.
  child.unref()
  child.channel?.unref()
  child.on('error', () => {})
  // Lower priority than pages.
  if (child.pid) setPriority(child.pid, 10)
  return child
}

/** A malicious picture may make the child take too long or die; so may a machine that is too busy. */
async function runJob(child: ChildProcess, job: PhotoJob, timeoutMs: number) {
  const { promise, resolve } = Promise.withResolvers<PhotoOutcome | 'late' | 'died'>()
  const die = () => resolve('died')
  const timer = setTimeout(() => resolve('late'), timeoutMs)
  child.once('message', resolve).once('exit', die)
  child.send(job, (error) => error && die())
  const outcome = await promise
  clearTimeout(timer)
  child.off('message', resolve).off('exit', die)
  return outcome
}

/** Not called damaged: nobody can tell a picture that takes too long from a machine that is slow. */
function tooSlow() {
  return new DomainError('unavailable', { message: wizard.photoTooSlow, retryAfter: 30 })
}
