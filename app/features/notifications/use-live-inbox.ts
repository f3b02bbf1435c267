import { useEffect, useEffectEvent, useRef } from 'react'
import { useRefresh } from '#app/browser/use-refresh.ts'
import { useToast } from '#app/ui/toast.tsx'

type InboxState = { unread: number; newest: string | null; subject: string | null; lines: string }

/** The state that the page shows: unread notifications, or of conversations. */
type Shown = { unread: number; lines?: undefined } | { unread?: undefined; lines: string }

const pollMs = 30_000

/**
 * Keeps the page up to date with the inbox or with conversations while it is in view: by
 * server-sent events, or by polling where there are none. A toast tells of news in the inbox.
 */
export function useLiveInbox({ unread, lines }: Shown) {
  const refresh = useRefresh()
  const toast = useToast()
  const last = useRef<InboxState>(undefined)

  const onState = useEffectEvent((state: InboxState) => {
    const isNew = last.current !== undefined && state.newest !== last.current.newest
    const hasLines = last.current !== undefined && state.lines !== last.current.lines
    last.current = state
    if (lines !== undefined) {
      if (state.lines !== lines) refresh({ isQuiet: true })
      return
    }
    if (isNew && state.subject) toast(state.subject)
    if (isNew || hasLines || state.unread !== unread) refresh({ isQuiet: true })
  })
  const poll = useEffectEvent(() => refresh({ isQuiet: true }))

  useEffect(() => {
    let source: EventSource | undefined
    let timer = 0

    function open() {
      close()
      if (document.hidden) return
      source = new EventSource('/events/inbox')
      source.addEventListener('inbox', ({ data }) => onState(JSON.parse(data)))
      // The browser reconnects by itself; only a refusal closes the stream for good.
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED && !timer) {
          timer = window.setInterval(poll, pollMs)
        }
      })
    }
    function close() {
      source?.close()
      clearInterval(timer)
      timer = 0
    }

    open()
    document.addEventListener('visibilitychange', open)
    return () => {
      close()
      document.removeEventListener('visibilitychange', open)
    }
  }, [])
}
