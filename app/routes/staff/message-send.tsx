import { redirect } from 'react-router'
import { MessageSender } from '#app/features/sender/message-sender.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { isOption } from '#contract/options/option-list.ts'
import { messageChannels } from '#contract/options.ts'
import type { Route } from './+types/message-send'

export const meta = pageMeta({ title: 'Send Message', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  requireStaff(context, url)
  const channel = url.searchParams.get('mess')
  if (!isOption(messageChannels, channel)) throw redirect('/not_found')
  return { channel }
}

export default function MessageSendPage({ loaderData: { channel } }: Route.ComponentProps) {
  return <MessageSender key={channel} channel={channel} />
}
