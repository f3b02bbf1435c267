import { globSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { findSecrets } from '#tests/find-secrets.ts'
import { test } from '#tests/folder.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What Git ignores, and what is generated. */
const ignored =
  /^(node_modules|build|data|coverage|test-results|\.git|\.react-router)(\/|$)|\.log$|^\.env$|^package-lock\.json$/

/** Made up, to show where a real one would stand or that one is refused. */
const examples = ['deploy/kubernetes.yaml', 'server/imports/fetch-picture.test.ts']

test('there is no secret in the sources', { timeout: 60_000 }, async () => {
  const files = globSync('**/*', { cwd: root, exclude: (name) => ignored.test(name) })
    .concat(globSync('{.*,.github/**/*}', { cwd: root }))
    .filter((file) => !ignored.test(file) && statSync(path.join(root, file)).isFile())

  expect(files.length).toBeGreaterThan(1_000)
  const found = await findSecrets(root, files)
  expect(found.filter((each) => !examples.some((file) => each.startsWith(`${file}:`)))).toEqual([])
  expect(found).toHaveLength(examples.length)
})

test('a key is found, and named after its file', async ({ folder }) => {
  const address = ['postgres://basera:Kq7wZr2TnXv9', 'db.internal:5432/basera'].join('@')
  const key = `export const url = '${address}'`
  const texts = {
    'quiet.ts': `// ${['secretlint', 'disable'].join('-')}\n${key}`,
    'before.ts': 'export const before = 1',
    'key.ts': key,
    'after.ts': 'export const after = 1',
    'key.json': JSON.stringify({ key }),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text)

  const found = await findSecrets(folder, Object.keys(texts))
  expect(found.map((each) => each.split(':')[0]).toSorted()).toEqual(['key.json', 'key.ts'])
})
