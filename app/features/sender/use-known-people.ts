import { useCallback, useRef, useState } from 'react'
import { call } from '#app/api-client.ts'

export type KnownPerson = { user_name: string; phone_no: string; user_email: string }

/** Names of numbers: those that lists have shown, and those that were looked up. */
export function useKnownPeople() {
  const [people, setPeople] = useState(new Map<string, KnownPerson>())
  const asked = useRef(new Set<string>())

  const learn = useCallback((found: readonly KnownPerson[]) => {
    for (const { phone_no } of found) asked.current.add(phone_no)
    setPeople((known) => new Map([...known, ...found.map((one) => [one.phone_no, one] as const)]))
  }, [])

  const lookUp = useCallback(
    async (phones: readonly string[]) => {
      const list = phones.filter((phone) => !asked.current.has(phone))
      if (list.length === 0) return
      for (const phone of list) asked.current.add(phone)
      const reply = await call('/api/mess/contacts', { list })
      if (reply.ok) learn(reply.answer.data.user_data)
    },
    [learn],
  )
  return { people, learn, lookUp }
}
