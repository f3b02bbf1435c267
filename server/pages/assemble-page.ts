import { hash } from 'node:crypto'
import { nonceMark } from '#app/nonce-mark.ts'

/** What the entry rendered. */
type Rendered = {
  html: string
  /** Hands what the loaders answered over to the browser; follows everything else. */
  handover: string
}

const begin = '<!doctype html>'
const end = '</body></html>'
const mark = Buffer.from(` nonce="${nonceMark}"`)
const scriptTag = Buffer.from('<script')
const scriptEnd = Buffer.from('</script>')

/**
 * The bytes of a page and the hashes of its own inline scripts, for its policy. Those carry a mark,
 * which is taken off here; a script that came in by a text which somebody wrote has none, and no hash.
 */
export function assemblePage(rendered: Rendered) {
  const bytes = toBytes(rendered)
  const hashes: string[] = []
  let written = 0
  let read = 0
  // The gaps are closed in place: a page is long, and fresh memory for it is not cheap.
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, read)) {
    const script = scriptAt(bytes, at)
    if (script) hashes.push(`sha256-${hash('sha256', script, 'base64')}`)
    bytes.copyWithin(written, read, at)
    written += at - read
    read = at + mark.length
  }
  bytes.copyWithin(written, read)
  return { bytes: bytes.subarray(0, written + bytes.length - read), hashes }
}

function toBytes({ html, handover }: Rendered) {
  const last = handover && html.endsWith(end) ? `<script${mark}>${handover}</script>${end}` : ''
  const lastAt = begin.length + Buffer.byteLength(html) - (last ? end.length : 0)
  const bytes = Buffer.allocUnsafe(lastAt + Buffer.byteLength(last))
  bytes.write(begin)
  bytes.write(html, begin.length)
  bytes.write(last, lastAt)
  return bytes
}

/** The text of the inline script whose tag has its mark here, if it is one. */
function scriptAt(bytes: Buffer, at: number) {
  const tag = bytes.lastIndexOf('<', at)
  if (bytes.compare(scriptTag, 0, scriptTag.length, tag, tag + scriptTag.length) !== 0) return
  const from = bytes.indexOf('>', at) + 1
  const to = bytes.indexOf(scriptEnd, from)
  return to > from ? bytes.subarray(from, to) : undefined
}
