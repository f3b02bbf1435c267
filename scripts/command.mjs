import { existsSync } from 'node:fs'
import path from 'node:path'
import { install } from './install.mjs'
import { checkPlatform, findNode24, toolEnv } from './node24.mjs'
import { passSignals, root, run, runScript } from './run.mjs'

// Runs a TypeScript file of ours or an installed tool under the right Node:
// node scripts/command.mjs scripts/staff.ts list, node scripts/command.mjs biome ci

await runScript(async () => {
  checkPlatform()
  await install()
  const node = findNode24()
  const [command = '', ...words] = process.argv.slice(2)
  const options = { env: toolEnv(node), onStart: passSignals }
  if (!command.endsWith('.ts')) return run(command, words, options)
  const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
  return run(node, [...settings, path.join(root, command), ...words], options)
})
