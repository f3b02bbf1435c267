import { AssistBanner } from '#app/features/assistance/assist-banner.tsx'
import { BasicStep } from '#app/features/wizard/basic-step.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadAssistance } from '#app/loaders/seller/load-assistance.ts'
import { loadWizard } from '#app/loaders/seller/load-wizard.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { wizardSteps } from '#contract/listing/wizard-steps.ts'
import * as texts from '#contract/texts.ts'
import { findUnsavedStep } from '#domain/unsaved-steps/find-unsaved-steps.ts'
import type { Route } from './+types/basic-details'
import * as styles from '#app/features/wizard/wizard.module.css'

const title = wizardSteps.labels.basic_details

export const meta = pageMeta({ title: `${title} · List Property`, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(resourcesContext)
  const { owner, assistance } = await loadAssistance(db, viewer, url.searchParams.get('id'))
  const draft = await loadWizard(db, owner, 'basic_details', url.searchParams)
  const { category, deal, city, spn, draftKey, savedAgo } = draft
  // The address of a listing that is begun holds its choices; only its sentence is kept besides.
  const typed = spn ? undefined : await findUnsavedStep(db, viewer, { step: 'basic_details' })
  const { text = '' } = typed?.input ?? {}
  const unsaved = typed && { ...typed, input: { text } }
  return { start: { category, deal, city }, spn, draftKey, savedAgo, unsaved, assistance }
}

/** Where Back leads from the first step: the basic details of a draft, to be changed. */
export default function BasicDetailsPage({
  loaderData: { assistance, ...basics },
}: Route.ComponentProps) {
  return (
    <main className={styles.start}>
      <section className={styles.sheet}>
        <header>
          <h1>{title}</h1>
          <p className="soft">{texts.wizard.stepHints.basic_details}</p>
        </header>
        {basics.spn && <AssistBanner spn={basics.spn} assistance={assistance} />}
        <BasicStep {...basics} />
      </section>
    </main>
  )
}
