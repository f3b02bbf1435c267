import { redirect } from 'react-router'
import { MessageSender } from '#app/features/sender/message-sender.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { isOption } from '#contract/options/option-list.ts'
import { messageChannels } from '#contract/options.ts'
import { listPlannedBroadcasts } from '#domain/broadcasts/list-planned-broadcasts.ts'
import { listMessageTemplates } from '#domain/broadcasts/message-templates.ts'
import type { Route } from './+types/message-send'

export const meta = pageMeta({ title: 'Send Message', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  requireStaff(context, url)
  const channel = url.searchParams.get('mess')
  if (!isOption(messageChannels, channel)) throw redirect('/not_found')
  const { db } = context.get(resourcesContext)
  const [templates, planned] = await Promise.all([
    listMessageTemplates(db),
    listPlannedBroadcasts(db),
  ])
  return { channel, templates, planned }
}

export default function MessageSendPage({ loaderData }: Route.ComponentProps) {
  return <MessageSender key={loaderData.channel} {...loaderData} />
}
