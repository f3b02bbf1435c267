import { spawn } from 'node:child_process'
import { root } from './paths.mjs'
import { stopTogether } from './signals.mjs'

/**
 * Runs a command without showing what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    stopTogether(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', (error) => resolve({ code: 1, output: `${error}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
