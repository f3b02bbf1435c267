import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { packagedBinaries, usableBinaries } from '#db/embedded/binaries.ts'
import { scratchPrefix } from '#db/embedded/fixtures/scratch-root.ts'
import { chooseHome } from '#db/embedded/home.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { createListing } from '#tests/factories.ts'
import { restoreToMoment } from '#tests/faults/point-in-time.ts'
import { makeScratch } from '#tests/faults/scratch.ts'

test('a database comes back as it was before a mistake, from a base backup and its archived log', {
  timeout: 120_000,
}, async ({ onTestFinished }) => {
  const scratch = makeScratch(scratchPrefix())
  onTestFinished(scratch.remove)
  const home = chooseHome(path.join(scratch.folder, 'data'), '/var/lib/basera')
  const programs = usableBinaries(packagedBinaries(), home, '/var/lib/basera', () => {})

  const found = await restoreToMoment({
    bin: path.join(programs, 'bin'),
    folder: path.join(scratch.folder, 'servers'),
    unused: inject('testServer').unusedFolder,
    fill: (url) => on(url, migrateToLatest),
    work: (url) => on(url, (db) => createListing(db)),
    mistake: (url) => on(url, (db) => db.deleteFrom('listing').execute()),
  })

  expect(found.lost).toContainEqual(expect.stringMatching(/listing: 1 rows before, 0 after/))
  expect(found.differences).toEqual([])
  expect(found.tables).toBeGreaterThan(50)
})

async function on(url: string, work: (db: ReturnType<typeof connect>) => Promise<unknown>) {
  const db = connect(url, { size: 2, timeoutMs: 60_000 })
  await work(db).finally(() => db.destroy())
}
