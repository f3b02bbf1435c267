import { describe, expect } from 'vitest'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'
import { runCommand } from '#tests/run-command.ts'
import { runHere } from '#tests/run-here.ts'

describe('npm run explain', () => {
  test('prints what was understood, the statements and their plans', async ({
    freshDatabase: { url, db },
  }) => {
    const listing = {
      city: 'delhi',
      bhk: '2bhk',
      price: 35_00_000,
      placeId: 'delhi/dwarka',
    } as const
    const { spn } = await createListing(db, listing)
    const settings = { DATABASE_URL: url }
    const { code, out } = await runCommand('explain.ts', ['2bhk dwarka under 40 lakh'], settings)

    expect(code).toBe(0)
    for (const part of ['"2 BHK"', 'Up to ₹ 40 Lakh', '"delhi/dwarka"', spn, '"total": 1'])
      expect(out).toContain(part)
    expect(out).toMatch(/-- statement 1 of \d+\nwith page as/)
    expect(out).toMatch(/Scan using \w+ on listing .*\(actual time/)
  })

  test('says how it is used where a word is wrong', async () => {
    const words = ['2bhk', '--city', 'mumbai']
    const { code, err } = await runHere(() => import('#scripts/explain.ts'), { words })

    expect(code).toBe(1)
    expect(err).toContain('npm run explain -- "2bhk dwarka under 40 lakh"')
  })
})
