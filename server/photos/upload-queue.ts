import { createSemaphore } from '#server/http/semaphore.ts'

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** A semaphore per person: one person's uploads wait for each other, never for somebody else's. */
export function createUploadQueue(limits: { inside: number; waiting: number }) {
  const people = new Map<string, { enter: ReturnType<typeof createSemaphore>; uploads: number }>()

  return async <Result>(personId: string, work: () => Promise<Result>): Promise<Result> => {
    const person = people.get(personId) ?? { enter: createSemaphore(limits), uploads: 0 }
    people.set(personId, person)
    person.uploads++
    try {
      return await person.enter(work)
    } finally {
      person.uploads--
      if (person.uploads === 0) people.delete(personId)
    }
  }
}
