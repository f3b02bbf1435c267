import { useEffect, useEffectEvent, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
import { useViewer } from '#app/session/root-data.ts'

/** Something typed or chosen outside of a form of `useCallForm`: this tab keeps it until it is sent. */
export function useKeptInput<Value>(key: string, empty: Value) {
  const [value, setValue] = useState(empty)
  const { keep, forget } = useKept(key, (kept) =>
    setValue(typeof kept === typeof empty ? (kept as Value) : empty),
  )

  return {
    value,
    write(next: Value) {
      setValue(next)
      keep(next)
    },
    forget,
  }
}

/** The same for what a component holds itself; `restore` takes what was kept, if anything. */
export function useKept(key: string, restore: (kept: unknown) => void) {
  const person = useViewer()?.phone ?? ''
  const restoreKept = useEffectEvent(restore)

  // After the hydration, since only this tab knows.
  useEffect(() => restoreKept(readInput(key, person)), [key, person])

  return {
    keep: (value: unknown) => keepInput(key, person, value),
    forget: () => dropDraft(key),
  }
}

export function keepInput(key: string, person: string, value: unknown) {
  keepDraft(key, person, { value })
}

export function readInput(key: string, person: string): unknown {
  const values = readDraft(key, person)?.values
  // The message sender once kept its fields without a name around them.
  return values && !('value' in values) ? values : values?.value
}
