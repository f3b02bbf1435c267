import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { connect } from '#db/connect.ts'
import { withMutex } from '#db/with-mutex.ts'
import { test } from '#tests/database.ts'

test('lets two processes do the same work one after the other', async ({ freshDatabase }) => {
  const other = connect(freshDatabase.url)
  const events: string[] = []
  async function work(name: string) {
    events.push(`${name} begins`)
    await wait(50)
    events.push(`${name} ends`)
  }

  const first = withMutex(freshDatabase.db, 'work', () => work('first'))
  await Promise.all([first, withMutex(other, 'work', () => work('second'))])

  expect(events).toHaveLength(4)
  expect(events[0]?.split(' ')[0]).toBe(events[1]?.split(' ')[0])
  await other.destroy()
})
