import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { Composer, useComposer } from '#app/features/conversations/composer.tsx'
import { ConversationLines } from '#app/features/conversations/conversation-lines.tsx'
import type { ConversationView } from '#app/features/conversations/conversation-view.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts/conversations.ts'
import * as styles from '#app/features/conversations/conversations.module.css'

type ConversationPageProps = {
  conversation: ConversationView
  /** The buttons that block and report. */
  actions: ReactNode
}

/** What a seeker and an owner write to each other about a home. */
export function Conversation({ conversation, actions }: ConversationPageProps) {
  const { id, state, lines, other, isRead } = conversation
  const form = useComposer(id)
  const isSent = lines.some(({ key }) => key === form.values.key)
  const pending = form.busyWith === 'submit' && !isSent ? form.values.line : undefined
  useMarkRead(conversation)
  const end = useScrollToEnd(lines.at(-1)?.id ?? '', pending)

  return (
    <div className={styles.conversation}>
      <Head conversation={conversation}>{actions}</Head>
      <ConversationLines lines={lines} other={other} isRead={isRead} pending={pending} />
      {state === 'open' ? (
        <Composer form={form} conversation={conversation} />
      ) : (
        <Banner tone="wait">{state === 'blocked' ? texts.blocked : texts.closed}</Banner>
      )}
      <div ref={end} className={styles.end} />
    </div>
  )
}

type HeadProps = { conversation: ConversationView; children: ReactNode }

function Head({ conversation, children }: HeadProps) {
  const { side, other, role, title, photo, spn, isShown } = conversation
  const isOwner = side === 'owner'
  return (
    <header className={styles.head}>
      <TextLink to={isOwner ? '/dashboard/leads' : '/my-search'} className="small">
        <Icon name="arrow-left" />
        {isOwner ? 'My Leads' : 'My search'}
      </TextLink>
      <div className={styles.about}>
        <Thumb photo={photo} />
        <div>
          <h1>{other}</h1>
          <p className="soft small">
            {role && `${role} · `}
            {isShown ? <Link to={listingPath(spn)}>{title}</Link> : title}
          </p>
        </div>
        {children}
      </div>
    </header>
  )
}

/** Tells the server what was seen, once the page is in view. */
function useMarkRead({ id, lines, unread }: ConversationView) {
  const { run } = useCall()
  const last = lines.findLast(({ isOwn }) => !isOwn)?.id
  const mark = useEffectEvent(() => {
    if (last && unread > 0 && !document.hidden) {
      // Its result comes by the event stream.
      run('/api/user/conversations/read', { id, last })
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: told again for every new line
  useEffect(() => {
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [last])
}

/** The newest line is in view when the page opens and whenever there is a newer one. */
function useScrollToEnd(last: string, pending: string | undefined) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new line
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [last, pending])
  return end
}
