import { globSync, readFileSync } from 'node:fs'
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
