import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type ServerBuild, ServerRouter } from 'react-router'
import { resourcesOn } from '#bench/resources-on.ts'
import { readEnv } from '#server/env.ts'

// React alone: takes what the loaders of a page answered and renders the same tree again and again,
// on a thread of its own, without HTTP and without the database.

export type BareQuestion = { url: string; cookie: string; seconds: number }
export type BareAnswer = { perSecond: number; processor: number }
type Rendered = { context: EntryContext; url: string }

const folder = path.resolve(import.meta.dirname, '../build/current/server')
const site = await createSite()

parentPort?.on('message', async ({ url, cookie, seconds }: BareQuestion) => {
  const page = await contextOf(url, cookie)
  parentPort?.postMessage(measure(page, seconds))
})
parentPort?.postMessage('ready')

async function createSite() {
  const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'error', ...workerData.settings })
  const resources = await resourcesOn(workerData.settings.DATABASE_URL, env)
  const { createApp } = (await import(`${folder}/index.js`)) as typeof import('#server/app.ts')
  return createApp(resources)
}

/** What React Router hands to the entry for this request, taken from the built site itself. */
async function contextOf(url: string, cookie: string): Promise<Rendered> {
  const name = readdirSync(`${folder}/assets`).find((file) => file.startsWith('server-build-'))
  const { entry } = (await import(`${folder}/assets/${name}`)) as ServerBuild
  const own = entry.module
  let context: EntryContext | undefined
  entry.module = {
    ...own,
    default: (request, status, headers, given, loaded) => {
      context = given
      return own.default(request, status, headers, given, loaded)
    },
  }
  await site.request(url, { headers: { cookie, host: new URL(url).host } })
  entry.module = own
  if (!context) throw new Error(`${url} did not render.`)
  return { context, url }
}

function measure(page: Rendered, seconds: number): BareAnswer {
  for (let round = 0; round < 50; round++) render(page)
  let count = 0
  const begun = process.threadCpuUsage()
  const started = performance.now()
  while (performance.now() - started < seconds * 1_000) {
    render(page)
    count++
  }
  const elapsed = (performance.now() - started) / 1_000
  const { user, system } = process.threadCpuUsage(begun)
  return { perSecond: count / elapsed, processor: (user + system) / 1_000 / count }
}

function render({ context, url }: Rendered) {
  const tree = { ...context, serverHandoffStream: undefined, renderMeta: {} }
  return renderToString(createElement(ServerRouter, { context: tree, url, nonce: 'nonce' }))
}
