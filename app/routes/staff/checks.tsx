import { CheckDesk } from '#app/features/check-desk/check-desk.tsx'
import { StaffColumns } from '#app/features/staff-frame/staff-side.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadCheck } from '#app/loaders/staff/load-check.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import * as texts from '#contract/texts/owner-checks.ts'
import type { Route } from './+types/checks'
import * as styles from '#app/features/check-desk/check-desk.module.css'

export const meta = pageMeta({ title: texts.queueTitle, isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  return loadCheck(context.get(resourcesContext).db, viewer, url.searchParams.get('check'))
}

export default function ChecksPage({ loaderData: { check, count } }: Route.ComponentProps) {
  return (
    <StaffColumns>
      <div className={styles.head}>
        <h1>{texts.queueTitle}</h1>
        {count > 0 && <span className="soft">{texts.waiting(count)}</span>}
      </div>
      {check ? (
        <CheckDesk key={check.id} check={check} />
      ) : (
        <Empty title={texts.nothingWaiting} text={texts.nothingWaitingText}>
          <ButtonLink to="/admin/review" variant="quiet">
            Review Queue
          </ButtonLink>
        </Empty>
      )}
    </StaffColumns>
  )
}
