import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes a folder and those above it; answers whether it is new. Level by level, since Node's own
 * recursive way never ends where a folder takes no new ones and says that it is not there (/proc).
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

/** Another process, or another upload, may have made it just now. */
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
