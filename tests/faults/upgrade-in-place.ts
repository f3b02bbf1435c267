import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { listen } from '#server/http/listen.ts'
import { makeScratch, say } from '#tests/faults/scratch.ts'

// Builds the next version in the folder of a running one, and asks the running one for all of its
// scripts all the while: node tests/faults/upgrade-in-place.ts

const root = path.resolve(import.meta.dirname, '../..')
const scratch = makeScratch()
const folder = path.join(scratch.folder, 'site')
try {
  copyCheckout()
  await build()
  const { builtFiles, findCurrentBuild, markAsServed } = await import(
    `${folder}/server/http/built-files.ts`
  )
  const own: string = findCurrentBuild()
  markAsServed(own)
  // A real server: asked within this process, the running one would never let the build's end be heard of.
  const running = await listen(getRequestListener(builtFiles(own).fetch), { PORT: 0 })
  const asked = { requests: 0, missing: 0 }
  let isBuilt = false
  const building = nextVersion().finally(() => {
    isBuilt = true
  })
  while (!isBuilt) await askForAll(own)
  await building
  const next: string = findCurrentBuild()
  for (const each of [own, next]) await askForAll(each)
  say(`${asked.requests} requests for scripts, ${asked.missing} missing`)
  if (asked.missing > 0 || next === own) process.exitCode = 1
  await running.close()

  async function askForAll(of: string) {
    const files = readdirSync(path.join(of, 'client/assets')).filter((name) =>
      /\.(js|css)$/.test(name),
    )
    for (const name of files) {
      const reply = await fetch(`http://127.0.0.1:${running.port}/assets/${name}`)
      await reply.arrayBuffer()
      asked.requests++
      if (reply.status !== 200) asked.missing++
    }
  }
} finally {
  scratch.remove()
}

function copyCheckout() {
  for (const name of readdirSync(root))
    if (!['.git', 'build', 'data', 'test-results'].includes(name))
      cpSync(path.join(root, name), path.join(folder, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
}

/** One that does not build, which must change nothing, and then one that does. */
async function nextVersion() {
  const mistake = path.join(folder, 'app/mistake.ts')
  appendFileSync(mistake, 'export const = 1\n')
  appendFileSync(path.join(folder, 'app/root.tsx'), "\nimport './mistake.ts'\n")
  if (
    await build().then(
      () => true,
      () => false,
    )
  )
    throw new Error('The mistake was built.')
  rmSync(mistake)
  appendFileSync(mistake, 'document.documentElement.dataset.next = "1"\n')
  await build()
}

async function build() {
  const code = "import('./scripts/build.mjs').then((build) => build.buildSite(process.execPath))"
  const child = spawn(process.execPath, ['-e', code], { cwd: folder, stdio: 'ignore' })
  const [status] = await once(child, 'exit')
  if (status !== 0 || !existsSync(path.join(folder, 'build/current'))) throw new Error('No build.')
}
