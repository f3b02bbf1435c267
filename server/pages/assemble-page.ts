import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import { nonceMark } from '#app/nonce-mark.ts'

/** What the entry rendered. */
type Rendered = {
  html: string
  /** Hands what the loaders answered over to the browser; follows everything else. */
  handover: string
}

const mark = Buffer.from(` nonce="${nonceMark}"`)
const begin = Buffer.from('<!doctype html>')
const end = Buffer.from('</body></html>')
const scriptTag = Buffer.from('<script')
const scriptBegin = Buffer.from('<script>')
const scriptEnd = Buffer.from('</script>')

/**
 * The bytes of a page and the hashes of its own inline scripts, for its policy. Those carry a mark,
 * which is taken off here; a script that came in by a text which somebody wrote has none, and no hash.
 */
export function assemblePage({ html, handover }: Rendered) {
  const page = toBytes(html)
  const hashes: string[] = []
  const parts: Uint8Array[] = [begin]
  let from = 0
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
    const script = scriptAt(page, at)
    if (script) hashes.push(hashOf(script))
    parts.push(page.subarray(from, at))
    from = at + mark.length
  }
  if (handover && page.subarray(-end.length).equals(end)) {
    const script = toBytes(handover)
    hashes.push(hashOf(script))
    parts.push(page.subarray(from, -end.length), scriptBegin, script, scriptEnd, end)
  } else parts.push(page.subarray(from))
  return { bytes: Buffer.concat(parts), hashes }
}

/** A rupee sign makes the whole text wide, and wide texts become UTF-8 fastest by way of UTF-16. */
function toBytes(text: string): Buffer {
  return transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8')
}

/** The text of the inline script whose tag has its mark here, if it is one. */
function scriptAt(page: Buffer, at: number) {
  const tag = page.lastIndexOf('<', at)
  if (!page.subarray(tag, tag + scriptTag.length).equals(scriptTag)) return
  const from = page.indexOf('>', at) + 1
  const to = page.indexOf(scriptEnd, from)
  return to > from ? page.subarray(from, to) : undefined
}

function hashOf(script: Uint8Array) {
  return `sha256-${hash('sha256', script, 'base64')}`
}
