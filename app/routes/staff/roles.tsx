import { useState } from 'react'
import { RoleForm } from '#app/features/roles/role-form.tsx'
import { type StaffRow, StaffTable } from '#app/features/roles/staff-table.tsx'
import { StaffColumns } from '#app/features/staff-frame/staff-side.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireAdministrator } from '#app/session/viewer.ts'
import { displayName } from '#contract/format/names.ts'
import { listStaff } from '#domain/users/list-staff.ts'
import type { Route } from './+types/roles'
import * as styles from '#app/features/roles/roles.module.css'

export const meta = pageMeta({ title: 'Roles', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdministrator(context, url)
  const { db, env } = context.get(resourcesContext)
  const staff = await listStaff(db)
  return {
    codeLength: env.OTP_LENGTH,
    staff: staff.map(({ id, name, phone, role }) => ({
      id,
      role,
      isThis: id === viewer.id,
      name: displayName(name),
      phone: phone ?? '',
    })),
  }
}

export default function RolesPage({ loaderData: { staff, codeLength } }: Route.ComponentProps) {
  const [picked, setPicked] = useState<StaffRow>()

  return (
    <StaffColumns>
      <h1>Roles</h1>
      <div className={styles.roles}>
        <StaffTable staff={staff} onPick={setPicked} />
        <section className={styles.panel} aria-labelledby="set-role">
          <h2 id="set-role">Set a role</h2>
          <p className="soft small">
            Staff see people’s data and decide about listings. Administrators also set roles.
          </p>
          <RoleForm
            key={picked?.id}
            codeLength={codeLength}
            phone={picked?.phone ?? ''}
            role={picked?.role ?? 'staff'}
          />
        </section>
      </div>
    </StaffColumns>
  )
}
