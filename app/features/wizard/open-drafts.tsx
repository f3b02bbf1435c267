import { ButtonLink } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/open-drafts.module.css'

export type OpenDraft = {
  spn: string
  title: string
  /** Step and percentage: `Rental details, 60 %`. */
  step: string
  percent: number
  path: string
}

type OpenDraftsProps = { drafts: readonly OpenDraft[]; hasMore: boolean }

/** The drafts that somebody can go on with instead of beginning anew. */
export function OpenDrafts({ drafts, hasMore }: OpenDraftsProps) {
  if (drafts.length === 0) return null
  return (
    <section className={styles.drafts} aria-labelledby="open-drafts">
      <h2 id="open-drafts">{texts.wizard.goOnWithDraft(drafts.length)}</h2>
      <ul>
        {drafts.map(({ spn, title, step, percent, path }) => (
          <li key={spn}>
            <div>
              <b>{title}</b>
              <div className={styles.done}>
                <ProgressBar done={percent / 100} />
                {step}
              </div>
            </div>
            <ButtonLink to={path} small aria-label={`Continue ${title}, ${spn}`}>
              Continue
            </ButtonLink>
          </li>
        ))}
      </ul>
      {hasMore && (
        <TextLink to="/dashboard/listings_tab?status=draft" arrow className="small">
          All my drafts
        </TextLink>
      )}
    </section>
  )
}
