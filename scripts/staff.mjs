import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { install } from './install.mjs'
import { checkPlatform, findNode24 } from './node24.mjs'
import { root } from './paths.mjs'
import { runScript } from './run-script.mjs'

await runScript(async () => {
  checkPlatform()
  await install()
  return runCommand(findNode24(), process.argv.slice(2))
})

/**
 * @param {string} node
 * @param {string[]} words
 * @returns {Promise<number>}
 */
function runCommand(node, words) {
  const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
  const command = [...settings, path.join(root, 'scripts', 'staff.ts'), ...words]
  const child = spawn(node, command, { cwd: root, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
