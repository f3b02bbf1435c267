import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { packagedBinaries } from '#db/embedded/binaries.ts'
import {
  bareBinaries,
  isRoot,
  linksIn,
  query,
  serverUser,
  slowServers,
  test,
} from '#db/embedded/fixtures/sandbox.ts'
import { canReach } from '#db/embedded/server-user.ts'

vi.setConfig(slowServers)

const mayRun = !serverUser || canReach(serverUser, import.meta.dirname)

test('restores the links npm leaves out, even when two processes start at once', async ({
  usedSandbox: sandbox,
}) => {
  const binaries = bareBinaries(sandbox.path)
  expect(linksIn(binaries)).toEqual([])

  const holders = [1, 2].map(() => sandbox.hold({ binaries }))
  const held = await Promise.all(holders.map((holder) => holder.held))

  expect(linksIn(binaries).length).toBeGreaterThan(0)
  expect(linksIn(binaries).filter((link) => !existsSync(link))).toEqual([])
  expect(held.filter(({ adopted }) => !adopted)).toHaveLength(1)
})

test.runIf(mayRun)(
  'runs a copy when an ordinary user may not repair the package',
  async ({ sandbox }) => {
    const binaries = bareBinaries(sandbox.path)
    chmodSync(join(binaries, 'lib'), 0o555)
    if (isRoot) chmodSync(sandbox.path, 0o777)

    const { url } = await sandbox.hold({ binaries, user: serverUser }).held

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(linksIn(binaries)).toEqual([])
    const copies = readdirSync(sandbox.path).filter((name) => name.startsWith('postgresql-'))
    expect(copies).toHaveLength(1)
    chmodSync(join(binaries, 'lib'), 0o755)
  },
)

test('names the way out where there is no package for the platform', () => {
  expect(() => packagedBinaries('plan9', 'mips')).toThrow(
    /^There is no embedded PostgreSQL for plan9 mips .* set DATABASE_URL to a PostgreSQL server\.$/,
  )
})
