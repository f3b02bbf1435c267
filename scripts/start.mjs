import { buildSite } from './build.mjs'
import { install } from './install.mjs'
import { checkPlatform, findNode24 } from './node24.mjs'
import { runScript } from './run-script.mjs'
import { serve } from './serve.mjs'

await runScript(async () => {
  const options = process.argv.slice(2)
  checkPlatform()
  await install()
  const node = findNode24()
  if (!options.includes('--dev')) await buildSite(node)
  return serve(node, options)
})
