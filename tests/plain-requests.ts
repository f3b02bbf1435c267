import { expect } from '@playwright/test'
import { startSession } from '#domain/sessions/start-session.ts'
import { readRun } from '#tests/journey-run.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

/** The headers of requests that somebody with an account makes, without a browser. */
export async function headersOf(userId: string) {
  const { token } = await onSiteDatabase((db) =>
    startSession(db, { days: 1, staffIdleHours: 12 }, userId, {
      device: 'A journey',
      address: '127.0.0.1',
    }),
  )
  return { cookie: `basera_session=${token}`, 'x-api-key': 'basera-web' }
}

/**
 * What the main part of a page says as the server sends it, without scripts; to a visitor unless
 * `headers` say who asks. For what is somebody else's in a journey, whom a browser context would
 * cost a second.
 */
export async function readPage(address: string, headers: Record<string, string> = {}) {
  const reply = await fetch(readRun().site.url + address, { headers })
  return said(await reply.text())
}

function said(html: string) {
  const [main = html] = /<main\b[\s\S]*<\/main>/.exec(html) ?? []
  return main
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** Waits until a page that visitors share for some seconds says something, or no longer says it. */
export async function untilVisitorsRead(address: string, text: string, isThere = true) {
  const says = async () => (await readPage(address)).includes(text)
  await expect.poll(says, `${address} says “${text}”`).toBe(isThere)
}

/** What a call answers. */
export async function postCall(
  path: string,
  form: Record<string, string>,
  headers: Record<string, string>,
) {
  const body = new URLSearchParams(form)
  const reply = await fetch(readRun().site.url + path, { method: 'POST', headers, body })
  return reply.json()
}
