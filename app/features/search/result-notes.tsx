import { TextLink } from '#app/ui/text-link.tsx'
import * as messages from '#contract/messages.ts'

export type ResultNotesProps = {
  /** What was asked for but cannot be filtered by. */
  wishes?: string[] | undefined
  /** The name that was taken for a misspelt one. */
  correction?: string | undefined
  /** Words that were left out because nothing has them. */
  ignored?: string | undefined
  /** The place in another city that may be meant. */
  elsewhere?: { to: string; label: string } | undefined
}

/** How the words of a search were taken, where that was not to the letter. */
export function ResultNotes({ wishes, correction, ignored, elsewhere }: ResultNotesProps) {
  return (
    <>
      {wishes && <p className="soft small">{messages.search.cannotFilter(wishes)}</p>}
      {correction && <p className="soft small">Showing what fits “{correction}” best.</p>}
      {ignored && (
        <p className="soft small">Nothing here mentions “{ignored}”, so we left it out.</p>
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
