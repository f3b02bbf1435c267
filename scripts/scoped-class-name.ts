import { createHash } from 'node:crypto'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
/** The sheet of each prefix, to notice when two would get the same. */
const sheets = new Map<string, string>()

/**
 * The name that a class of a CSS module has on the page. It is short, as every page carries it: three
 * letters for the sheet, which compress well since its classes share them, and the place in the sheet.
 */
export function scopedClassName(name: string, file: string, css: string): string {
  const sheet = path.relative(root, file).replaceAll(path.sep, '/')
  const prefix = createHash('sha256')
    .update(sheet)
    .digest('base64url')
    .replaceAll(/[^a-zA-Z]/g, '')
    .slice(0, 3)
  const other = sheets.get(prefix)
  if (other && other !== sheet)
    throw new Error(`${sheet} needs another name: ${other} has its prefix`)
  sheets.set(prefix, sheet)
  return prefix + namesIn(css).indexOf(name).toString(36)
}

/** All classes and animations of a sheet, and some other words that start with a dot. */
function namesIn(css: string) {
  const names = css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g)
  return [...new Set([...names].map(([, name]) => name))]
}
