import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeFonts } from '#scripts/make-fonts.ts'

test('the cut fonts and outlines are made from their sources', async () => {
  for (const [path, made] of Object.entries(await makeFonts())) {
    const isKept = made.equals(await readFile(path))
    expect(isKept, `${path} is not what is made now; please run: npm run fonts`).toBe(true)
  }
})
