import { Banner } from '#app/ui/banner.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/search/result-head.module.css'

export type ResultNotesProps = {
  /** Why another city is shown than the one that was asked for, and the ways from there. */
  moved?: { line: string; links: Way[] } | undefined
  /** What was asked for but cannot be filtered by. */
  wishes?: string[] | undefined
  /** Whether homes are among them that do not say how many rooms they have beyond three. */
  isUnsureOfRooms?: boolean | undefined
  /** Cities that were asked for and that we do not serve. */
  otherCities?: string[] | undefined
  /** The word for a type that was taken for any home, and the search for that type alone. */
  widened?: { word: string; count: number; to: string } | undefined
  /** The sentence of somebody who wants to list. */
  offer?: string | undefined
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
export function ResultNotes(props: ResultNotesProps) {
  const { offer, moved, otherCities, wishes, isUnsureOfRooms, widened, ...asked } = props
  const { correction, ignored, question, elsewhere } = asked
  return (
    <>
      {offer && <OfferNote sentence={offer} />}
      {moved && (
        <p className={styles.moved}>
          {moved.line}
          {moved.links.map(({ to, label }) => (
            <TextLink key={label} to={to}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
      {otherCities?.length ? <p className="small">{texts.search.notServed(otherCities)}</p> : null}
      {wishes?.length ? <p className="soft small">{texts.search.cannotFilter(wishes)}</p> : null}
      {isUnsureOfRooms && <p className="soft small">{texts.search.roomsNotSaid}</p>}
      {widened && (
        <p className="soft small">
          {texts.search.widened(widened.word, widened.count)}{' '}
          {widened.count > 0 && <TextLink to={widened.to}>Show only those</TextLink>}
        </p>
      )}
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

/** The way to the wizard, which begins with the sentence that was typed. */
function OfferNote({ sentence }: { sentence: string }) {
  return (
    <Banner>
      {texts.search.offerHint}{' '}
      <TextLink to={`/list-property?${new URLSearchParams({ sentence })}`} arrow>
        {texts.search.offerAction}
      </TextLink>
    </Banner>
  )
}
