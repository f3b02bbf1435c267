import { expect } from 'vitest'
import { loadWizard } from '#app/loaders/seller/load-wizard.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

test.for(['abc', '1', `${'0'.repeat(8)}-${'0'.repeat(4)}`])(
  'the wizard starts anew where the address has the unreadable key “%s”',
  async (key, { db }) => {
    const viewer = asViewer(await createUser(db))
    const query = new URLSearchParams({ category: 'residential', deal: 'rent', city: 'delhi', key })

    const answer = await loadWizard(db, viewer, 'prop_details', query).catch((error) => error)
    expect(answer).toBeInstanceOf(Response)
    expect(answer.headers.get('location')).toBe('/list-property')
  },
)
