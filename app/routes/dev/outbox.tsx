import { useEffect } from 'react'
import { data, Link, useLocation, useRevalidator } from 'react-router'
import { OutboxMessage } from '#app/features/outbox/outbox-message.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { useSite } from '#app/session/root-data.ts'
import { ChipLinks } from '#app/ui/chips.tsx'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Logo } from '#app/ui/logo.tsx'
import type { Route } from './+types/outbox'
import * as styles from '#app/routes/dev/outbox.module.css'

const address = '/dev/outbox'
const everyMs = 3_000
const filters = [
  { channel: '', label: 'All' },
  { channel: 'sms', label: 'SMS' },
  { channel: 'whatsapp', label: 'WhatsApp' },
  { channel: 'email', label: 'E-mail' },
]

export const meta = pageMeta({ title: 'Outbox', isPrivate: true })

/** What channels without a provider would have sent, for whoever tries the site out. */
export async function loader({ context }: Route.LoaderArgs) {
  const { env, readOutbox } = context.get(resourcesContext)
  if (!env.DEV_OUTBOX) throw data(null, { status: 404 })
  const messages = await readOutbox()
  return data({ messages, now: Date.now() }, { headers: { 'cache-control': 'no-store' } })
}

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  const { name } = useSite()
  const { search } = useLocation()
  const { messages, now } = loaderData
  const channel = new URLSearchParams(search).get('channel') ?? ''
  useFreshMessages()
  const shown = messages.filter((message) => !channel || message.channel === channel)

  return (
    <main className={classes(styles.outbox, 'page')} id="content" tabIndex={-1}>
      <header className={styles.outboxHead}>
        <Link to="/" className={styles.outboxHome}>
          <Logo alt={`${name}, home`} />
        </Link>
        <h1>Outbox</h1>
        <p className="soft">
          Codes and messages of every channel that has no provider yet. Nothing here left this
          machine.
        </p>
      </header>
      <div className={styles.outboxBar}>
        <ChipLinks
          label="Channels"
          links={filters.map((filter) => chip(filter, channel, messages))}
        />
        <p className={classes(styles.outboxLive, 'small soft')} role="status">
          <span className={styles.outboxPulse} aria-hidden="true" />
          {counted(shown.length)}, looks for new ones by itself
        </p>
      </div>
      {shown.length === 0 ? (
        <Empty title="Nothing has been sent yet" text="Ask for an OTP, and it appears here." />
      ) : (
        <ol className={styles.outboxList}>
          {shown.map((message) => (
            <OutboxMessage
              key={`${message.at} ${message.channel} ${message.to}`}
              message={message}
              now={now}
            />
          ))}
        </ol>
      )}
    </main>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** Loads the page's messages again every few seconds while it is seen. */
function useFreshMessages() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [revalidate])
}

function chip(
  { channel, label }: (typeof filters)[number],
  chosen: string,
  messages: Loaded['messages'],
) {
  const count = messages.filter((message) => !channel || message.channel === channel).length
  const to = channel ? `${address}?channel=${channel}` : address
  return { to, label, current: channel === chosen, count }
}

function counted(count: number) {
  return count === 1 ? '1 message' : `${count} messages`
}
