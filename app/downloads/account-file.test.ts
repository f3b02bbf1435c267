import { expect, test } from 'vitest'
import { toJson } from '#app/downloads/account-file.ts'
import type { ExportPart } from '#domain/users/export-account.ts'

test('the parts of an export become one object, those of a list one list', async () => {
  const written = await write([
    { section: 'account', value: { name: 'Asha "A" Rani', email: null } },
    { section: 'devices', value: [] },
    { section: 'listings', value: [] },
    { section: 'listings', value: [{ spn: 'A' }, { spn: 'B' }] },
    { section: 'listings', value: [{ spn: 'C' }] },
    { section: 'photos', value: [{ key: 'hall' }] },
  ])
  expect(JSON.parse(written)).toEqual({
    account: { name: 'Asha "A" Rani', email: null },
    devices: [],
    listings: [{ spn: 'A' }, { spn: 'B' }, { spn: 'C' }],
    photos: [{ key: 'hall' }],
  })
})

async function write(parts: ExportPart[]) {
  async function* given() {
    yield* parts
  }
  let text = ''
  for await (const piece of toJson(given())) text += piece
  return text
}
