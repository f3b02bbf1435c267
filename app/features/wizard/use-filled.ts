import { useEffect, useState } from 'react'
import { filledKey, type ReadSentence } from '#app/features/wizard/use-sentence.ts'
import { keepDraft, readDraft } from '#app/forms/drafts.ts'
import { useViewer } from '#app/root-data.ts'

type Filled = ReadSentence['understood'][number]

/** The answers of a draft that the owner's sentence filled in and the owner has not changed. */
export function useFilled(spn: string | undefined) {
  const person = useViewer()?.phone ?? ''
  const key = filledKey(spn ?? '')
  const [filled, setFilled] = useState<Filled[]>([])

  // After the hydration, since only this tab knows.
  useEffect(() => setFilled(readFilled(key, person)), [key, person])

  return {
    /** The words that a field was filled in from; undefined where the owner answered himself. */
    wordsOf: (field: string) => filled.find((each) => each.field === field)?.words,
    /** From now on these are the owner's own answers. */
    disown(fields: readonly string[]) {
      const others = readFilled(key, person).filter(({ field }) => !fields.includes(field))
      keepDraft(key, person, { filled: others })
    },
  }
}

function readFilled(key: string, person: string): Filled[] {
  const kept = readDraft(key, person)?.values.filled
  return Array.isArray(kept) ? kept : []
}
