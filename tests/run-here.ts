import { vi } from 'vitest'

type Options = { words?: string[]; settings?: Record<string, string> }

/**
 * Runs what a script does in this process, with these settings only, and answers what it printed: a
 * process of its own takes a second to start (`runCommand`). Scripts run once in a worker, as modules do.
 */
export async function runHere(script: () => Promise<unknown>, { words = [], settings }: Options) {
  const { argv, env, exitCode } = process
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const printed = ({ mock }: typeof out) => mock.calls.map(([text]) => String(text)).join('')
  try {
    Object.assign(process, { argv: [...argv.slice(0, 2), ...words], env: { ...settings } })
    await script()
    return { code: process.exitCode ?? 0, out: printed(out), err: printed(err) }
  } finally {
    Object.assign(process, { argv, env })
    process.exitCode = exitCode
    out.mockRestore()
    err.mockRestore()
  }
}
