import { describe, expect } from 'vitest'
import { up } from '#db/migrations/2026-11-16-01-numbered-words.ts'
import { asMigrated, test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

describe('the migration of numbered words', () => {
  test('joins the numbers of listings from before, as new ones have them', async ({ db }) => {
    const address = 'Tower 4, Sec-56A, DLF Phase II, near Pkt 3'
    const fresh = await createListing(db, { address, locality: 'Sector 57' })
    const former = fresh.searchText.replace(/ (sector|phase|tower|pocket)\d\w*/g, '')
    const old = await createListing(db, { address, locality: 'Sector 57', searchText: former })

    await up(asMigrated(db))

    const { searchText, updatedAt } = await db
      .selectFrom('listing')
      .select(['searchText', 'updatedAt'])
      .where('id', '=', old.id)
      .executeTakeFirstOrThrow()
    expect(new Set(searchText.split(' '))).toEqual(new Set(fresh.searchText.split(' ')))
    expect(updatedAt).toEqual(old.updatedAt)
  })
})
