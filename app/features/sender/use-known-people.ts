import { useCallback, useRef, useState } from 'react'
import { call } from '#app/forms/api-client.ts'
import { usersFromWire } from '#contract/schemas/user-wire.ts'

export type KnownPerson = { name: string; phone: string; email: string }

/** Names of numbers: those that lists have shown, and those that were looked up. */
export function useKnownPeople() {
  const [people, setPeople] = useState(new Map<string, KnownPerson>())
  const asked = useRef(new Set<string>())

  const learn = useCallback((found: readonly KnownPerson[]) => {
    for (const { phone } of found) asked.current.add(phone)
    setPeople((known) => new Map([...known, ...found.map((one) => [one.phone, one] as const)]))
  }, [])

  const lookUp = useCallback(
    async (phones: readonly string[]) => {
      const list = phones.filter((phone) => !asked.current.has(phone))
      if (list.length === 0) return
      for (const phone of list) asked.current.add(phone)
      const reply = await call('/api/mess/contacts', { list })
      if (reply.ok) learn(usersFromWire(reply.answer.data))
    },
    [learn],
  )
  return { people, learn, lookUp }
}
