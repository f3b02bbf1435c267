import { CheckState } from '#app/features/owner-check/check-state.tsx'
import { ReraForm } from '#app/features/owner-check/rera-form.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { describeCheck } from '#app/loaders/seller/describe-check.ts'
import { BackLink } from '#app/sections/seller/back-link.tsx'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import { findOwnChecks } from '#domain/owner-checks/find-own-checks.ts'
import type { Route } from './+types/rera'
import * as styles from '#app/features/owner-check/owner-check.module.css'
import * as panelStyles from '#app/ui/panel.module.css'

export const meta = pageMeta({ title: texts.numberLabel, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(resourcesContext)
  const checks = await findOwnChecks(db, viewer, null)
  return { check: describeCheck({ ...checks, now: new Date() }) }
}

export default function ReraPage({ loaderData: { check } }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.head}>
        <BackLink />
        <h1>{texts.agentTitle}</h1>
      </div>
      <div className={styles.page}>
        <CheckState check={check} withdrawLabel={texts.withdrawNumber} />
        <section className={panelStyles.panel} aria-labelledby="number">
          <h2 id="number">{texts.numberLabel}</h2>
          <p>{texts.agentNote}</p>
          {!check.waiting && <ReraForm />}
        </section>
      </div>
    </>
  )
}
