import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** For tests that start several commands: each loads its modules anew, which takes seconds when it is busy. */
export const slowly = { timeout: 60_000 }

const root = path.join(import.meta.dirname, '..')

/** What a command is given of the environment. */
export const commandEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}

/** Runs a script as `npm run` would, with these settings only, and answers what it printed. */
export async function runCommand(
  script: string,
  words: string[],
  settings: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<{ code: number; out: string; err: string }> {
  const file = path.join(root, 'scripts', script)
  const child = spawn(process.execPath, [...nodeOptions, file, ...words], {
    env: { ...commandEnv, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], out, err] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, out, err }
}
