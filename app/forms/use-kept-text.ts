import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
import { useViewer } from '#app/root-data.ts'

/** A text outside of a form of `useCallForm`: this tab keeps what is typed until it is sent. */
export function useKeptText(key: string) {
  const person = useViewer()?.phone ?? ''
  const [text, setText] = useState('')

  useEffect(() => {
    const kept = readDraft(key, person)?.values.text
    if (typeof kept === 'string') setText(kept)
  }, [key, person])

  return {
    text,
    write(next: string) {
      setText(next)
      keepDraft(key, person, { text: next })
    },
    forget: () => dropDraft(key),
  }
}
