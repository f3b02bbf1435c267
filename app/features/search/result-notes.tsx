import { TextLink } from '#app/ui/text-link.tsx'
import * as messages from '#contract/messages.ts'

export type ResultNotesProps = {
  /** What was asked for but cannot be filtered by. */
  wishes?: string[] | undefined
  /** The name that was taken for a misspelt one. */
  correction?: string | undefined
  /** Words that were left out because nothing has them. */
  ignored?: string | undefined
  /** A place that may be meant. */
  question?: Way | undefined
  /** The place in another city that may be meant. */
  elsewhere?: Way | undefined
}

type Way = { to: string; label: string }

/** How the words of a search were read, where that differs from what was typed. */
export function ResultNotes({ wishes, correction, ignored, ...asked }: ResultNotesProps) {
  const { question, elsewhere } = asked
  return (
    <>
      {wishes && <p className="soft small">{messages.search.cannotFilter(wishes)}</p>}
      {correction && <p className="soft small">Showing what fits “{correction}” best.</p>}
      {ignored && (
        <p className="soft small">Nothing here mentions “{ignored}”, so we left it out.</p>
      )}
      {question && (
        <p className="small">
          Did you mean <TextLink to={question.to}>{question.label}</TextLink>?
        </p>
      )}
      {elsewhere && (
        <p className="small">
          <TextLink to={elsewhere.to} arrow>
            {elsewhere.label}
          </TextLink>
        </p>
      )}
    </>
  )
}
