import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawIcons } from '#scripts/draw-icons.ts'

test('the picture of the icons is drawn from their list', async () => {
  const kept = await readFile('app/ui/icons.svg', 'utf8')

  expect(kept, 'please run: npm run icons').toBe(drawIcons())
})
