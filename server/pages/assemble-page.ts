import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import { moduleAttributes, nonceAttribute, preloadTagStart } from '#app/router/script-tags.ts'

type Rendered = {
  html: string
  /** The last inline script: hands the loader data to the router and starts the modules. */
  handover: string
}

const mark = Buffer.from(nonceAttribute)
const begin = Buffer.from('<!doctype html>')
const end = Buffer.from('</body></html>')
const preload = Buffer.from(preloadTagStart)
const script = Buffer.from('<script')
const scriptEnd = Buffer.from('</script>')
const isModule = Buffer.from(moduleAttributes)

/**
 * The bytes of a page and the hashes of its own inline scripts, for its content security policy. Our
 * scripts carry the nonce mark, which is removed here; an injected script has no mark, so no hash.
 * Module scripts are parked until the handover script starts them after the first paint.
 */
export function assemblePage({ html, handover }: Rendered, { hotReload = false } = {}) {
  const page = toBytes(html)
  const isWhole = handover !== '' && page.subarray(-end.length).equals(end)
  const parts: Uint8Array[] = [begin]
  const hashes: string[] = []
  const needed: string[] = []
  let from = 0
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
    const tag = page.lastIndexOf('<', at)
    if (isWhole && startsWith(page, preload, tag)) {
      const href = tag + preload.length
      needed.push(page.toString('utf8', href, page.indexOf('"', href)))
      parts.push(page.subarray(from, tag))
      from = page.indexOf('>', at) + 1
      continue
    }
    parts.push(page.subarray(from, at))
    from = at + mark.length
    if (!startsWith(page, script, tag)) continue

    const text = textAt(page, from)
    if (text.length > 0) hashes.push(hashOf(text))
    if (isWhole && startsWith(page, isModule, from)) {
      // With hot reload, the runtime that the parked script imports first must run before all others.
      const needs = hotReload ? needed.slice(0, 1) : needed
      parts.push(Buffer.from(` type="text/plain" data-needs="${needs.join(' ')}"`))
      from += isModule.length
    }
  }
  if (isWhole) {
    const last = toBytes(handover)
    hashes.push(hashOf(last))
    parts.push(page.subarray(from, -end.length), Buffer.from('<script>'), last, scriptEnd, end)
  } else parts.push(page.subarray(from))
  return { bytes: Buffer.concat(parts), hashes }
}

/** A rupee sign makes V8 store the string as UTF-16, from which this is the fastest way to UTF-8. */
function toBytes(text: string): Buffer {
  return transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8')
}

function startsWith(page: Buffer, beginning: Buffer, at: number) {
  return page.subarray(at, at + beginning.length).equals(beginning)
}

/** The text of the script in whose tag `at` lies. */
function textAt(page: Buffer, at: number) {
  const from = page.indexOf('>', at) + 1
  return page.subarray(from, page.indexOf(scriptEnd, from))
}

function hashOf(text: Uint8Array) {
  return `sha256-${hash('sha256', text, 'base64')}`
}
