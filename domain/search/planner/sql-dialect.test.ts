import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

/** Ways to run a statement that is a string; Kysely and its `sql` fragments need none of them. */
const strings =
  /CompiledQuery|\bpreparedStatement\(|new (?:Sql|Opaque)Params\b|\brun(?:Prepared)?Sql\b/

test('statements are strings nowhere but in the planner of searches', () => {
  const files = globSync('{app,server,domain,contract,demo}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.test.ts'))
  const withStrings = files.filter((file) =>
    strings.test(readFileSync(path.join(root, file), 'utf8')),
  )
  const isPlanner = (file: string) => file.startsWith('domain/search/planner/')

  expect(withStrings.filter(isPlanner).length).toBeGreaterThan(3)
  expect(withStrings.filter((file) => !isPlanner(file))).toEqual([])
})
