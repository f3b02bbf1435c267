import { pageMeta } from '#app/page-meta.ts'
import { useViewer } from '#app/root-data.ts'
import * as messages from '#contract/messages/staff.ts'
import { displayName } from '#contract/names.ts'

export const meta = pageMeta({ title: 'Admin', isPrivate: true })

export default function AdminPage() {
  return (
    <>
      <h1>{messages.welcome}</h1>
      <p className="soft">{displayName(useViewer()?.name ?? '')}</p>
    </>
  )
}
