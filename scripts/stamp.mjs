import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Runs `work` unless `file` says that it was already done for the same input. The file is
 * written only after the work has ended well, so work that was killed half-way is done again.
 * @param {string} file
 * @param {() => string} describeInput
 * @param {() => Promise<void>} work
 */
export async function onceFor(file, describeInput, work) {
  if (read(file) === describeInput()) return
  rmSync(file, { force: true })
  const input = describeInput()
  await work()
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, input)
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
