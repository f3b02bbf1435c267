import { useState } from 'react'
import type { Advice } from '#app/features/insight/advice.ts'
import type { LiveTerms } from '#app/features/own-listings/own-listing-row.ts'
import { useEdit } from '#app/features/own-listings/use-edit.ts'
import { Button } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { UploadType } from '#contract/listing/wizard-steps.ts'
import type { ListingStatus } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/insight/insight.module.css'

const LiveDialog = lazyComponent(
  async () => (await import('#app/features/own-listings/live-dialog.tsx')).LiveDialog,
)

type Advised = {
  id: string
  spn: string
  terms: LiveTerms | undefined
  /** Changes to it that are not public yet. */
  revision: { spn: string; status: ListingStatus } | undefined
}

type InsightAdviceProps = Advised & { advice: readonly Advice[] }

/** What could help, each leading to where it is done. */
export function InsightAdvice({ advice, ...advised }: InsightAdviceProps) {
  const isComplete = advice.every(({ where }) => where === 'share')
  return (
    <section className={styles.advice} aria-labelledby="advice">
      <h2 id="advice">{texts.insight.couldHelp}</h2>
      {isComplete && <p>{texts.insight.complete}</p>}
      <ul>
        {advice.map((each) => (
          <li key={each.text}>
            <Way {...advised} advice={each} />
            {each.why && <p className="soft small">{each.why}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type WayProps = Advised & { advice: Advice }

function Way({ advice: { text, where }, ...advised }: WayProps) {
  if (where === 'terms') return <TermsWay text={text} {...advised} />
  if (where === 'share') {
    return (
      <TextLink to={`/dashboard/listings_tab/${advised.spn}/share`} arrow>
        {text}
      </TextLink>
    )
  }
  const { revision } = advised
  // An open revision is continued.
  if (revision && revision.status !== 'under_review') {
    return (
      <TextLink to={`/list-property/${where}?id=${revision.spn}`} arrow>
        {text}
      </TextLink>
    )
  }
  return <StepWay text={text} step={where} {...advised} />
}

/** Price and date change here, at once. */
function TermsWay({ text, id, terms }: Advised & { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="plain" small onClick={() => setIsOpen(true)}>
        {text}
        <Icon name="arrow-right" />
      </Button>
      {isOpen && terms && <LiveDialog id={id} terms={terms} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Begins changes to the listing, which stays public as it is, at the step that asks for it. */
function StepWay({ text, step, id, revision }: Advised & { text: string; step: UploadType }) {
  const { edit, isBusy } = useEdit({ id }, step)
  const confirm = useConfirm()

  async function begin() {
    if (revision && !(await confirm(texts.insight.takeBackQuestion))) return
    await edit()
  }

  return (
    <Button variant="plain" small busy={isBusy} onClick={begin}>
      {text}
      <Icon name="arrow-right" />
    </Button>
  )
}
