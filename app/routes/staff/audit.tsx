import { AuditFilters } from '#app/features/audit/audit-filters.tsx'
import { AuditTable } from '#app/features/audit/audit-table.tsx'
import { StaffColumns } from '#app/features/staff-frame/staff-side.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadAudit } from '#app/loaders/staff/load-audit.ts'
import { tablePath } from '#app/loaders/table-path.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import * as texts from '#contract/texts/audit.ts'
import type { Route } from './+types/audit'
import * as styles from '#app/features/audit/audit.module.css'

const path = '/admin/audit'

export const meta = pageMeta({ title: 'Audit Log', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  return loadAudit(context.get(resourcesContext).db, requireStaff(context, url), url)
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, filter, people, isFirst, next } = loaderData
  return (
    <StaffColumns>
      <h1>Audit Log</h1>
      {people.length === 0 && <p className="soft">{texts.onlyOwn}</p>}
      <AuditFilters filter={filter} people={people} />
      <AuditTable entries={entries} />
      <div className={styles.turn}>
        {isFirst ? (
          <span />
        ) : (
          <ButtonLink to={tablePath(path, filter)} variant="quiet" small>
            Newest entries
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={tablePath(path, { ...filter, before: next })} variant="quiet" small>
            Older entries
          </ButtonLink>
        )}
      </div>
    </StaffColumns>
  )
}
