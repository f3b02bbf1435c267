import { Banner } from '#app/ui/banner.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/search/result-head.module.css'

type Way = { to: string; label: string }

/** A sentence beside the results, with the link that it offers. */
export type ResultNote = { text: string; way?: Way | undefined; end?: string; isSoft?: boolean }

export type ResultNotesProps = {
  /** Why another city is shown than the one that was asked for, with links to the others. */
  moved?: { line: string; links: Way[] } | undefined
  notes: ResultNote[]
  /** The sentence, where somebody wants to list a home and not to find one. */
  offer?: string | undefined
  /** The place in another city that may be meant. */
  elsewhere?: Way | undefined
}

/** How the words of a search were read, where that differs from what was typed. */
export function ResultNotes({ offer, moved, notes, elsewhere }: ResultNotesProps) {
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
      {notes.map(({ text, way, end, isSoft }) => (
        <p key={text} className={classes(isSoft && 'soft', 'small')}>
          {text}{' '}
          {way && (
            <TextLink to={way.to} discover="none">
              {way.label}
            </TextLink>
          )}
          {end}
        </p>
      ))}
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

/** The link to the wizard, which begins with the sentence that was typed. */
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
