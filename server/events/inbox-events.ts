import { Hono } from 'hono'
import { findInboxState } from '#domain/notifications/find-inbox-state.ts'
import { isSessionLive } from '#domain/sessions/is-session-live.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'
import type { AppEnv } from '#server/http/app-env.ts'

const heartbeatMs = 25_000
/**
 * The longest time that a stream stays open. A stream whose session has ended also ends at the next
 * event.
 */
const streamMs = 10 * 60_000
const streamsPerUser = 8

const openStreams = new Map<string, number>()

/**
 * The state of the viewer's inbox as server-sent events: at once, and whenever it changes. Events
 * carry the whole state, so a browser that missed some is up to date with the next one.
 */
export const inboxEvents = new Hono<AppEnv>().get('/events/inbox', (c) => {
  const { viewer, resources } = c.var
  if (!viewer) return c.body(null, 401)
  const open = openStreams.get(viewer.id) ?? 0
  // Nobody would read or end the stream of a HEAD request.
  if (c.req.method === 'HEAD') return c.body(null, 200)
  if (open >= streamsPerUser) return c.body(null, 429, { 'retry-after': '60' })

  openStreams.set(viewer.id, open + 1)
  return c.body(createStream(resources, viewer), 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies must not hold events back.
    'x-accel-buffering': 'no',
  })
})

function createStream({ db, inboxHub, log }: Resources, viewer: Viewer) {
  const encoder = new TextEncoder()
  let stop = () => {}

  return new ReadableStream<Uint8Array>({
    start(controller) {
      let lastSent = ''
      let isSending = false
      let isWoken = false

      function write(text: string) {
        controller.enqueue(encoder.encode(text))
      }

      /** One query at a time; wake-ups during a query lead to exactly one more. */
      async function sendState() {
        isWoken = true
        if (isSending) return
        isSending = true
        try {
          while (isWoken) {
            isWoken = false
            const state = JSON.stringify(await findInboxState(db, viewer))
            // Checked after the query: nothing that came after the end of the session may be sent.
            if (!(await isSessionLive(db, viewer))) return end()
            if (state !== lastSent) write(`event: inbox\ndata: ${state}\n\n`)
            lastSent = state
          }
        } catch (error) {
          // The browser connects again when the database is back.
          log.warn({ reason: error instanceof Error ? error.message : '' }, 'an event stream ended')
          end()
        } finally {
          isSending = false
        }
      }

      function end() {
        stop()
        try {
          controller.close()
        } catch {
          // The browser has gone already.
        }
      }

      const unsubscribe = inboxHub.subscribe(viewer.id, sendState)
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
      const lifetime = setTimeout(end, streamMs)
      stop = () => {
        stop = () => {}
        unsubscribe()
        clearInterval(heartbeat)
        clearTimeout(lifetime)
        forget(viewer.id)
      }
      write('retry: 3000\n\n')
      sendState()
    },
    cancel: () => stop(),
  })
}

function forget(userId: string) {
  const open = (openStreams.get(userId) ?? 1) - 1
  if (open > 0) openStreams.set(userId, open)
  else openStreams.delete(userId)
}
