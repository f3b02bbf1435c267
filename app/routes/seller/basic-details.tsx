import { servicesContext } from '#app/context.ts'
import { BasicStep } from '#app/features/wizard/basic-step.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { loadWizard } from '#app/routes/seller/load-wizard.ts'
import { requireViewer } from '#app/viewer.ts'
import * as messages from '#contract/messages.ts'
import { wizardSteps } from '#contract/wizard-steps.ts'
import type { Route } from './+types/basic-details'
import * as styles from '#app/features/wizard/wizard.module.css'

const title = wizardSteps.labels.basic_details

export const meta = pageMeta({ title: `${title} · List Property`, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(servicesContext)
  const draft = await loadWizard(db, viewer, 'basic_details', url.searchParams)
  const { category, deal, city, spn, draftKey, savedAgo } = draft
  return { start: { category, deal, city }, spn, draftKey, savedAgo }
}

/** Where Back leads from the first step: the basic details of a draft, to be changed. */
export default function BasicDetailsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className={styles.start}>
      <section className={styles.sheet}>
        <header>
          <h1>{title}</h1>
          <p className="soft">{messages.wizard.stepHints.basic_details}</p>
        </header>
        <BasicStep {...loaderData} />
      </section>
    </main>
  )
}
