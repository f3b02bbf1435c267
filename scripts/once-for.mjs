import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/**
 * Runs `work` unless `file` says that it was already done for the same input. The file is
 * written only after the work has ended well, so work that was killed half-way is done again.
 * @param {string} file
 * @param {() => string} describeInput
 * @param {() => Promise<void>} work
 */
export async function onceFor(file, describeInput, work) {
  if (existsSync(file) && readFileSync(file, 'utf8') === describeInput()) return
  rmSync(file, { force: true })
  const input = describeInput()
  await work()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, input)
}

/**
 * One hash over the names and contents of all files at or below `paths`.
 * @param {string} folder what the paths are relative to
 * @param {string[]} paths files or folders; one that does not exist counts as empty
 * @param {string[]} extras more words that must change the hash
 */
export function fingerprint(folder, paths, extras = []) {
  const hash = createHash('sha256').update(JSON.stringify(extras))
  for (const file of paths.flatMap((name) => filesBelow(folder, name)))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string[]}
 */
function filesBelow(folder, name) {
  const full = path.join(folder, name)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [name]
  return readdirSync(full)
    .sort()
    .flatMap((entry) => filesBelow(folder, `${name}/${entry}`))
}
