import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')

test.for(['app', 'server', 'domain', 'contract', 'db'])(
  'docs/architecture.md names every folder of %s/',
  (top) => {
    const [, tree = ''] = text.match(new RegExp(`^${top}/( .*(?:\\n .*)*)`, 'm')) ?? []
    const folders = globSync('*/', { cwd: path.join(root, top) }).map((name) => path.basename(name))

    expect(folders.length).toBeGreaterThan(2)
    expect(folders.filter((name) => !tree.includes(`${name}/`))).toEqual([])
  },
)

test('docs/architecture.md names nested folders below the folder that they lie in', () => {
  let parent = ''
  const nested = text.split('\n').flatMap((line) => {
    const folders = line.match(/(?<= {2})[\w-]+\/(?= {2}|$)/g) ?? []
    if (/^ {2}\S/.test(line)) parent = folders[0] ?? ''
    return /^ {4}\S/.test(line) ? folders.map((name) => `${parent}${name}`) : []
  })

  expect(nested.length).toBeGreaterThan(5)
  expect(nested.filter((name) => !existsSync(path.join(root, 'domain', name)))).toEqual([])
})
