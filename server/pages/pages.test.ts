import { expect, vi } from 'vitest'
import { createPages } from '#server/pages/pages.ts'
import { test } from '#tests/database.ts'
import { resourcesFor } from '#tests/resources-for.ts'

vi.mock('virtual:react-router/server-build', () => {
  throw new Error('A file of the build is missing.')
})

test('pages that cannot be loaded stop the start instead of the first visitor', async ({ db }) => {
  await expect(createPages(resourcesFor(db))).rejects.toThrow()
})
