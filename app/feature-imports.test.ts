import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const features = path.join(import.meta.dirname, 'features')

test('no feature imports another one; what two of them need lies outside of app/features', () => {
  const imports = globSync('**/*.{ts,tsx}', { cwd: features }).flatMap((file) => {
    const code = readFileSync(path.join(features, file), 'utf8')
    const targets = code.matchAll(/'#app\/features\/([^/']+)\/[^']+'/g)
    return [...targets].map(([target, feature]) => ({ file, feature, target }))
  })

  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter(({ file, feature }) => file.split(path.sep)[0] !== feature)).toEqual([])
})
