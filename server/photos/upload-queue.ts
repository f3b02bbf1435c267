import { createSemaphore } from '#server/http/semaphore.ts'

type Turns = { perPerson: number; inside: number; waiting: number }

/**
 * Lets uploads take turns. One that is under way lies in memory as a whole, so only a few may be;
 * a person takes a few of these places, never all of them. The others wait on the line, unread.
 */
export function createUploadQueue({ perPerson, inside, waiting }: Turns) {
  const enter = createSemaphore({ inside, waiting })
  const people = new Map<string, { enter: typeof enter; uploads: number }>()

  return async <Result>(personId: string, work: () => Promise<Result>): Promise<Result> => {
    const person = people.get(personId) ?? {
      enter: createSemaphore({ inside: perPerson, waiting }),
      uploads: 0,
    }
    people.set(personId, person)
    person.uploads++
    try {
      return await person.enter(() => enter(work))
    } finally {
      person.uploads--
      if (person.uploads === 0) people.delete(personId)
    }
  }
}
