import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder and those above it; returns whether it is new. Level by level, since Node's own
 * recursive mode loops for ever below a folder that refuses new ones by ENOENT (/proc).
 */
export async function makeFolder(folder: string): Promise<boolean> {
  try {
    return await makeOne(folder)
  } catch (error) {
    const parent = path.dirname(folder)
    if (!isMissing(error) || parent === folder) throw error
    await makeFolder(parent)
    return makeOne(folder)
  }
}

/** Another process or upload may have made it in the meantime. */
async function makeOne(folder: string) {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
