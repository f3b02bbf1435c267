import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { switchBuild } from '#scripts/builds.mjs'
import { builtFiles, findCurrentBuild, markAsServed } from '#server/http/built-files.ts'
import { test } from '#tests/folder.ts'

/** A build whose one script has its version in its name. */
function build(version: string) {
  return {
    version,
    async make(into: string) {
      mkdirSync(path.join(into, 'client/assets'), { recursive: true })
      writeFileSync(path.join(into, 'client/assets', `page-${version}.js`), `'${version}'`)
      writeFileSync(path.join(into, 'client/robots.txt'), version)
    },
  }
}

async function serve(folder: string, version: string) {
  await switchBuild(folder, build(version))
  const current = findCurrentBuild(folder)
  markAsServed(current)
  return builtFiles(current)
}

const script = (version: string) => `/assets/page-${version}.js`

test('a process serves its own build, and the scripts of the other one, before and after an upgrade', async ({
  folder,
}) => {
  const old = await serve(folder, 'one')
  const next = await serve(folder, 'two')

  for (const site of [old, next])
    for (const version of ['one', 'two']) {
      const answer = await site.request(script(version))
      expect(await answer.text()).toBe(`'${version}'`)
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
  expect(await (await old.request('/robots.txt')).text()).toBe('one')
  expect(await (await next.request('/robots.txt')).text()).toBe('two')
  expect((await next.request(script('three'))).status).toBe(404)
})

test('while a build is made, nothing of the running one is missing for a moment', async ({
  folder,
}) => {
  const site = await serve(folder, 'one')
  const seen: number[] = []
  await switchBuild(folder, {
    version: 'two',
    async make(into) {
      await build('two').make(into)
      seen.push((await site.request(script('one'))).status)
      seen.push((await site.request('/robots.txt')).status)
      expect(readlinkSync(path.join(folder, 'current'))).toBe('one')
    },
  })
  expect(seen).toEqual([200, 200])
  expect(readlinkSync(path.join(folder, 'current'))).toBe('two')
})

test('a build that fails leaves the old one in place, and no trace after the next', async ({
  folder,
}) => {
  const site = await serve(folder, 'one')
  const failing = switchBuild(folder, {
    version: 'two',
    async make(into) {
      await build('two').make(into)
      throw new Error('no memory')
    },
  })
  await expect(failing).rejects.toThrow('no memory')
  expect((await site.request(script('one'))).status).toBe(200)
  expect(path.basename(findCurrentBuild(folder))).toBe('one')

  await switchBuild(folder, build('two'))
  expect(readdirSync(folder).sort()).toEqual(['current', 'one', 'previous', 'two'])
})

test('the last two builds that were served are kept, and one that never came up is not', async ({
  folder,
}) => {
  await serve(folder, 'one')
  await serve(folder, 'two')
  await switchBuild(folder, build('broken'))
  await switchBuild(folder, build('three'))
  expect(readdirSync(folder).sort()).toEqual(['current', 'previous', 'three', 'two'])
  expect(readlinkSync(path.join(folder, 'previous'))).toBe('two')
})

test('a roll back finds its build and makes none', async ({ folder }) => {
  await serve(folder, 'one')
  await serve(folder, 'two')
  await switchBuild(folder, { version: 'one', make: () => Promise.reject(new Error('made')) })
  expect(path.basename(findCurrentBuild(folder))).toBe('one')
  expect(readlinkSync(path.join(folder, 'previous'))).toBe('two')
})

test('what a build left before builds lay side by side goes with the second one', async ({
  folder,
}) => {
  await build('unused').make(folder)
  await serve(folder, 'one')
  expect(readdirSync(folder)).toContain('client')
  await serve(folder, 'two')
  expect(readdirSync(folder)).not.toContain('client')
})
