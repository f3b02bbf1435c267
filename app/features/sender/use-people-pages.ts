import { useState } from 'react'
import type { KnownPerson } from '#app/features/sender/use-known-people.ts'
import { useDebouncedRead } from '#app/forms/use-debounced-read.ts'
import { usersFromWire } from '#contract/schemas/user-wire.ts'

const pageSize = 50
const debounceMs = 250

type State = 'loading' | 'failed' | 'empty' | 'more' | 'all'

/** The users that a search finds, page after page. */
export function usePeoplePages(search: string) {
  const [found, setFound] = useState<KnownPerson[]>([])
  const [pages, setPages] = useState({ of: search, wanted: 1 })
  const page = pages.of === search ? pages.wanted : 1
  const { answer, refusal, isLoading, retry } = useDebouncedRead(
    '/api/user/data/g',
    { page, pageSize, search },
    {
      pauseMs: search && page === 1 ? debounceMs : 0,
      onReply(reply) {
        if (!reply.ok || !('data' in reply.answer)) return
        const people = usersFromWire(reply.answer.data).filter(({ phone }) => phone)
        setFound((before) => (page === 1 ? people : unique([...before, ...people])))
      },
    },
  )
  const lastPage = answer && 'data' in answer ? answer.data.lastPage : undefined

  function readState(): State {
    if (isLoading || !(answer || refusal)) return 'loading'
    if (refusal || lastPage === undefined) return 'failed'
    if (found.length === 0) return 'empty'
    return page < lastPage ? 'more' : 'all'
  }

  return {
    found,
    state: readState(),
    loadMore: () => setPages({ of: search, wanted: page + 1 }),
    retry,
  }
}

/** Somebody who signed up meanwhile moves the others to the next page. */
function unique(people: KnownPerson[]) {
  return [...new Map(people.map((one) => [one.phone, one])).values()]
}
