import { rewriteMessage, writeMessage } from '#app/features/review/owner-message.ts'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { useKeptInput } from '#app/forms/use-kept-input.ts'
import type { AnswerName } from '#contract/listing/answer-texts.ts'
import { firstReason } from '#contract/listing/canned-reasons.ts'
import { reasonText } from '#contract/listing/reason-text.ts'
import type { ReviewReason } from '#contract/listing/review-reason.ts'

/** What a reason is about: an answer, or one picture. */
export type Subject = { field: AnswerName; photo?: string | undefined }

export type Reasons = ReturnType<typeof useReasons>

/** The words of each tick, and the message once somebody has changed what the ticks wrote. */
type Kept = { ticked: Record<string, string>; typed?: string | undefined }

const nothing: Kept = { ticked: {} }

/** The reasons that are ticked so far and the message they write; this tab keeps both until sent. */
export function useReasons({
  spn,
  signals,
  photos,
}: Pick<ReviewView, 'spn' | 'signals' | 'photos'>) {
  const { value, write, forget } = useKeptInput(`review desk ${spn}`, nothing)
  const { ticked, typed } = value
  const list = reasonsOf(ticked, photos)

  function setTicked(next: Kept['ticked']) {
    const [before, after] = [list.map(reasonText), reasonsOf(next, photos).map(reasonText)]
    write({
      ticked: next,
      ...(typed !== undefined && { typed: rewriteMessage(typed, before, after) }),
    })
  }
  const noticedAt = (subject: Subject) =>
    signals.filter((each) => nameOf(each) === nameOf(subject)).map(({ kind }) => kind)

  return {
    list,
    textOf: (subject: Subject): string | undefined => ticked[nameOf(subject)],
    write: (subject: Subject, text: string) => setTicked({ ...ticked, [nameOf(subject)]: text }),
    /** Ticks all of them, or unticks them when all are. */
    toggle(subjects: readonly Subject[]) {
      const next = { ...ticked }
      const areTicked = subjects.every((each) => ticked[nameOf(each)] !== undefined)
      for (const each of subjects) {
        if (areTicked) delete next[nameOf(each)]
        else next[nameOf(each)] ??= firstReason(each, noticedAt(each))
      }
      setTicked(next)
    },
    message: typed ?? writeMessage(list.map(reasonText)),
    /** What was typed beyond the sentences of the reasons; undefined where nothing was. */
    typed,
    type(text: string) {
      const isWritten = text === writeMessage(list.map(reasonText))
      write({ ticked, ...(!isWritten && { typed: text }) })
    },
    forget,
  }
}

/** Reasons with words; a tick without words says nothing to the owner. */
function reasonsOf(ticked: Kept['ticked'], photos: readonly string[]): ReviewReason[] {
  return Object.entries(ticked)
    .filter(([, text]) => text.trim() !== '')
    .map(([name, text]) => ({ ...subjectOf(name), text: text.trim() }))
    .map(({ photo, ...reason }) =>
      photo ? { ...reason, photo, place: photos.indexOf(photo) + 1 } : reason,
    )
}

function nameOf({ field = 'photos', photo }: { field?: AnswerName; photo?: string | undefined }) {
  return photo ? `${field} ${photo}` : field
}

function subjectOf(name: string): Subject {
  const [field, photo] = name.split(' ')
  return { field: field as AnswerName, ...(photo && { photo }) }
}
