import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { limitSearch } from '#app/loaders/public/limit-search.ts'
import { addressContext, resourcesContext, troubleContext } from '#app/session/context.ts'
import { runWithDeadline } from '#db/deadline.ts'
import { test } from '#tests/database.ts'
import { resourcesFor } from '#tests/resources-for.ts'

test('a page whose search found no room, or waited in vain for it, says when to come back', async ({
  db,
}) => {
  const trouble: { isDatabaseAway: boolean; retryAfter?: number } = { isDatabaseAway: false }
  const context = new RouterContextProvider()
  context.set(resourcesContext, resourcesFor(db, { SEARCHES_PER_ADDRESS: 1 }))
  context.set(addressContext, '10.0.0.1')
  context.set(troubleContext, trouble)
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const first = limitSearch(context, () => mayEnd)

  const impatient = Array.from({ length: 11 }, () =>
    runWithDeadline(50, () => limitSearch(context, async () => 'found')).catch((error) => error),
  )
  const statuses = (await Promise.all(impatient)).map((answer) => answer.init?.status)
  expect(statuses).toEqual([...Array(10).fill(503), 429])
  expect(trouble.retryAfter).toBe(5)
  end()
  await first
})
