import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { install } from './install.mjs'
import { checkPlatform, findNode24 } from './node24.mjs'
import { root } from './paths.mjs'
import { runScript } from './run-script.mjs'

// Runs a TypeScript file of ours under the right Node: node scripts/command.mjs scripts/staff.ts list

await runScript(async () => {
  checkPlatform()
  await install()
  const [file, ...words] = process.argv.slice(2)
  return runCommand(findNode24(), [path.join(root, file ?? ''), ...words])
})

/**
 * @param {string} node
 * @param {string[]} command
 * @returns {Promise<number>}
 */
function runCommand(node, command) {
  const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
  const child = spawn(node, [...settings, ...command], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
