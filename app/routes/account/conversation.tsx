import { useState } from 'react'
import { Conversation } from '#app/features/conversations/conversation.tsx'
import { ConversationActions } from '#app/features/conversations/conversation-actions.tsx'
import { useLiveInbox } from '#app/features/notifications/use-live-inbox.ts'
import { loadConversation } from '#app/loaders/account/load-conversation.ts'
import { describePage } from '#app/loaders/page-meta.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import type { Route } from './+types/conversation'

const ComplaintDialog = lazyComponent(
  async () =>
    (await import('#app/features/complaint/conversation-complaint-dialog.tsx'))
      .ConversationComplaintDialog,
)

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const title = loaderData?.conversation.other ?? 'Conversation'
  return describePage(args, { title, isPrivate: true })
}

export const clientMiddleware = [keepPageOnRefresh]

export function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  return loadConversation(context.get(resourcesContext).db, viewer, params.id)
}

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { conversation, state } = loaderData
  const { id } = conversation
  const [isComplaining, setComplaining] = useState(false)
  useLiveInbox({ lines: state })

  return (
    <main className="page">
      <Conversation
        key={id}
        conversation={conversation}
        actions={
          <ConversationActions
            conversation={conversation}
            onComplain={() => setComplaining(true)}
          />
        }
      />
      {isComplaining && <ComplaintDialog id={id} onClose={() => setComplaining(false)} />}
    </main>
  )
}
