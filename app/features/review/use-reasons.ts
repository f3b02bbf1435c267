import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
import { useViewer } from '#app/root-data.ts'
import type { AnswerName } from '#contract/answer-texts.ts'
import type { ReviewReason } from '#contract/review-reason.ts'

/** What a reason is about: an answer, or one picture. */
export type Subject = { field: AnswerName; photo?: string | undefined }

export type Reasons = ReturnType<typeof useReasons>

/** The reasons that are ticked and written so far; this tab keeps them until they are sent. */
export function useReasons(spn: string) {
  const person = useViewer()?.phone ?? ''
  const key = `review ${spn}`
  const [ticked, setTicked] = useState<Record<string, string>>({})

  useEffect(() => {
    const kept = readDraft(key, person)?.values
    if (kept) setTicked(kept as Record<string, string>)
  }, [key, person])

  function change(next: Record<string, string>) {
    setTicked(next)
    keepDraft(key, person, next)
  }

  return {
    textOf: (subject: Subject): string | undefined => ticked[nameOf(subject)],
    write: (subject: Subject, text: string) => change({ ...ticked, [nameOf(subject)]: text }),
    untick(subject: Subject) {
      const { [nameOf(subject)]: _, ...others } = ticked
      change(others)
    },
    forget: () => dropDraft(key),
    /** Those with words; a tick without any says nothing to the owner. */
    list: Object.entries(ticked)
      .filter(([, text]) => text.trim() !== '')
      .map(([name, text]): ReviewReason => ({ ...subjectOf(name), text: text.trim() })),
    /** Ticked, but without words. */
    unfinished: Object.values(ticked).filter((text) => text.trim() === '').length,
  }
}

function nameOf({ field, photo }: Subject) {
  return photo ? `${field} ${photo}` : field
}

function subjectOf(name: string): Subject {
  const [field, photo] = name.split(' ')
  return { field: field as AnswerName, ...(photo && { photo }) }
}
