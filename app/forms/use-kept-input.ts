import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
import { useViewer } from '#app/session/root-data.ts'

/** Something typed or chosen outside of a form of `useCallForm`: this tab keeps it until it is sent. */
export function useKeptInput<Value>(key: string, empty: Value) {
  const person = useViewer()?.phone ?? ''
  const [value, setValue] = useState(empty)

  // After the hydration, since only this tab knows.
  useEffect(() => {
    const kept = readDraft(key, person)?.values.value
    setValue(typeof kept === typeof empty ? (kept as Value) : empty)
  }, [key, person, empty])

  return {
    value,
    write(next: Value) {
      setValue(next)
      keepDraft(key, person, { value: next })
    },
    forget: () => dropDraft(key),
  }
}
