import { useKeptInput } from '#app/forms/use-kept-input.ts'
import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'

/** What a reason is about: an answer, or one picture. */
export type Subject = { field: AnswerName; photo?: string | undefined }

export type Reasons = ReturnType<typeof useReasons>

const nothingTicked: Record<string, string> = {}

/** The reasons that are ticked and written so far; this tab keeps them until they are sent. */
export function useReasons(spn: string) {
  const { value: ticked, write, forget } = useKeptInput(`review ${spn}`, nothingTicked)

  return {
    textOf: (subject: Subject): string | undefined => ticked[nameOf(subject)],
    write: (subject: Subject, text: string) => write({ ...ticked, [nameOf(subject)]: text }),
    untick(subject: Subject) {
      const { [nameOf(subject)]: _, ...others } = ticked
      write(others)
    },
    forget,
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
