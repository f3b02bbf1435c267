import { expect, test } from 'vitest'
import { labelHomes } from '#tests/homes/labelled-homes.ts'
import { measureHomes } from '#tests/homes/measure-homes.ts'

test('of a labelled set with near misses hardly any other home is taken for the same, and most of the same are found', async () => {
  const found = measureHomes(await labelHomes({ towers: 6, seed: 'test' }))
  const { right, wrong, missed, pairs, precision, recall } = found
  process.stdout.write(
    `same homes: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${right} right, ${wrong} wrong, ${missed} missed of ${pairs} pairs)\n`,
  )
  expect(right + missed).toBeGreaterThan(30)
  expect(precision).toBeGreaterThanOrEqual(0.98)
  expect(recall).toBeGreaterThanOrEqual(0.8)
})
