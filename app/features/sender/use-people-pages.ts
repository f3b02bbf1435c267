import { useCallback, useEffect, useRef, useState } from 'react'
import type { KnownPerson } from '#app/features/sender/use-known-people.ts'
import { call } from '#app/forms/api-client.ts'
import { usersFromWire } from '#contract/schemas/user-wire.ts'

const pageSize = 50
const debounceMs = 250

type State = 'loading' | 'failed' | 'empty' | 'more' | 'all'

/** The users that a search finds, page after page. */
export function usePeoplePages(search: string) {
  const [found, setFound] = useState<KnownPerson[]>([])
  const [state, setState] = useState<State>('loading')
  const shown = useRef(0)
  const wanted = useRef(1)
  const asked = useRef(0)

  const load = useCallback(async (text: string, page: number) => {
    const ask = ++asked.current
    wanted.current = page
    setState('loading')
    const reply = await call('/api/user/data/g', { page, pageSize, search: text })
    // An answer to what is no longer asked for.
    if (ask !== asked.current) return
    if (!reply.ok || !('data' in reply.answer)) return setState('failed')
    const { data } = reply.answer
    shown.current = page
    const people = usersFromWire(data).filter(({ phone }) => phone)
    setFound((before) => (page === 1 ? people : unique([...before, ...people])))
    if (page === 1 && people.length === 0) setState('empty')
    else setState(page < data.lastPage ? 'more' : 'all')
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => load(search, 1), search ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [search, load])

  return {
    found,
    state,
    loadMore: () => load(search, shown.current + 1),
    retry: () => load(search, wanted.current),
  }
}

/** Somebody who signed up meanwhile moves the others to the next page. */
function unique(people: KnownPerson[]) {
  return [...new Map(people.map((one) => [one.phone, one])).values()]
}
