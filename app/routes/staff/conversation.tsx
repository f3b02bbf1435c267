import { Link } from 'react-router'
import { ConversationLines } from '#app/features/conversations/conversation-lines.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadConversationForStaff } from '#app/loaders/staff/load-conversation-for-staff.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import * as texts from '#contract/texts.ts'
import type { Route } from './+types/conversation'
import * as styles from '#app/features/conversations/conversations.module.css'

export const meta = pageMeta({ title: 'Reported conversation', isPrivate: true })

export function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  return loadConversationForStaff(context.get(resourcesContext).db, viewer, params.id)
}

/** The owner's lines stand on the right, the seeker's on the left. */
export default function ConversationForStaffPage({ loaderData }: Route.ComponentProps) {
  const { spn, title, owner, seeker, lines } = loaderData
  return (
    <div className={styles.forStaff}>
      <h1>Reported conversation</h1>
      <p>
        <Link to={`/admin/review/${spn}`}>{title}</Link>
      </p>
      <p>
        <Link to={`/admin/people/${seeker.id}`}>{seeker.name}</Link> asks{' '}
        <Link to={`/admin/people/${owner.id}`}>{owner.name}</Link>, the owner.
      </p>
      <p className="soft small">{texts.conversations.lookIsAudited}</p>
      <ConversationLines lines={lines} own={owner.name} other={seeker.name} isRead={false} />
    </div>
  )
}
