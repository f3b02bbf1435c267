import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#app/api-client.ts'
import type { KnownPerson } from '#app/features/sender/use-known-people.ts'

const pageSize = 50
const debounceMs = 250

type State = 'loading' | 'failed' | 'empty' | 'more' | 'all'

/** The users that a search finds, page after page. */
export function usePeoplePages(search: string) {
  const [found, setFound] = useState<KnownPerson[]>([])
  const [state, setState] = useState<State>('loading')
  const page = useRef(0)
  const wanted = useRef(1)
  const asked = useRef(0)

  const load = useCallback(async (text: string, page_no: number) => {
    const ask = ++asked.current
    wanted.current = page_no
    setState('loading')
    const reply = await call('/api/user/data/g', { page_no, pageSize, search: text })
    // An answer to what is no longer asked for.
    if (ask !== asked.current) return
    if (!reply.ok || !('data' in reply.answer)) return setState('failed')
    const { user_data, lastPage } = reply.answer.data
    page.current = page_no
    const people = user_data.filter(({ phone_no }) => phone_no)
    setFound((before) => (page_no === 1 ? people : unique([...before, ...people])))
    if (page_no === 1 && people.length === 0) setState('empty')
    else setState(page_no < lastPage ? 'more' : 'all')
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => load(search, 1), search ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [search, load])

  return {
    found,
    state,
    loadMore: () => load(search, page.current + 1),
    retry: () => load(search, wanted.current),
  }
}

/** Somebody who signed up meanwhile moves the others to the next page. */
function unique(people: KnownPerson[]) {
  return [...new Map(people.map((one) => [one.phone_no, one])).values()]
}
