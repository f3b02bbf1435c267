import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = path.dirname(import.meta.dirname)
const sheets = globSync('**/*.css', { cwd: app })

test('what lies over other parts of a page takes its place from the scale', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
  const scale = [...tokens.matchAll(/--(layer-\w+):/g)].map(([, name]) => `var(--${name})`)
  const withinComponent = ['-2', '-1', '1', '2', '3', '4', '5']
  const others = sheets.flatMap((sheet) =>
    [...readFileSync(path.join(app, sheet), 'utf8').matchAll(/z-index: ([^;]+);/g)]
      .filter(([, value = '']) => ![...scale, ...withinComponent].includes(value))
      .map(([, value]) => ({ sheet, value })),
  )
  expect(others).toEqual([])
})
