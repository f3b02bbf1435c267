import { untimed } from '#db/deadline.ts'
import { DomainError } from '#domain/errors.ts'
import type { Call } from '#server/api/call.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { createKeyedSemaphore } from '#server/http/semaphore.ts'

// Uploads of one person wait for each other while they are read, and never for those of others.
const uploadsPerPerson = { inside: 2, waiting: 200 }

/**
 * One person's calls often wait for locks on the same rows, so they take half of the connections at
 * most. They wait no longer than for a connection.
 */
const callsPerPerson = { inside: 4, waiting: 500, patienceMs: 2_500 }

/** The same limit for all signed-out clients at one address; a whole office fits in. */
const callsPerAddress = {
  inside: 4,
  waiting: 1_000,
  refuse: () => new DomainError('too_many', { retryAfter: 2 }),
}

type Work = () => Promise<object>
type Asked = {
  path: string
  call: Pick<Call, 'access' | 'isSearch' | 'makesPictures'>
  /** Whether the request may succeed although its address was refused a moment ago. */
  mayPass: () => Promise<boolean>
}

export type CallLimits = ReturnType<typeof createCallLimits>

/** Limits concurrent calls per person; searches and calls of visitors per client address. */
export function createCallLimits({ patienceMs = callsPerPerson.patienceMs } = {}) {
  const ofUploads = createKeyedSemaphore(uploadsPerPerson)
  const ofPerson = createKeyedSemaphore({ ...callsPerPerson, patienceMs })
  const ofAddress = createKeyedSemaphore(callsPerAddress)

  function limitUpload(c: AppContext, work: Work) {
    return untimed(() => ofUploads(c.var.viewer?.id ?? '', work))
  }

  function limitCall(c: AppContext, { path, call, mayPass }: Asked, work: Work) {
    const { viewer, address, resources } = c.var
    if (call.makesPictures) return limitUpload(c, work)
    if (call.access === 'staff' || call.access === 'administrator') return work()

    // Waits in the queue of the person or address before the load shedder: waiting there is no load
    // on the site.
    const unlessBusy = () => resources.shedLoad(viewer !== null, work)
    if (call.isSearch) return resources.limitSearches(address, unlessBusy)
    const unlessRefused = () => resources.unlessRefused({ path, address, mayPass }, unlessBusy)
    return viewer ? ofPerson(viewer.id, unlessRefused) : ofAddress(address, unlessRefused)
  }

  return { limitCall, limitUpload }
}
