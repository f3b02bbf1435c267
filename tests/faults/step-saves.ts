import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { killWhileSaving } from '#tests/faults/kill-while-saving.ts'

// 5,000 saves of wizard steps with kill -9 of the process in between:
// node tests/faults/step-saves.ts [saves]

const saves = Number(process.argv[2] ?? 5_000)
const home = mkdtempSync(path.join(tmpdir(), 'basera-faults-'))
// Started by root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(home, 0o755)
const server = await startEmbedded({ folder: path.join(home, 'postgres') })
const db = connect(server.url, { size: 2 })
try {
  await migrateToLatest(db)
  const findings = await killWhileSaving(db, {
    url: server.url,
    saves,
    perProcess: 1,
    async untilKill() {
      // Not the same moment of a save every time.
      await sleep(2_000 * (0.5 + Math.random()))
      return undefined
    },
  })
  const text = Object.entries(findings).map(([name, count]) => `${name} ${count}`)
  process.stdout.write(`${text.join(', ')}\n`)
  const { refused, lost, torn, duplicates } = findings
  if (refused + lost + torn + duplicates > 0) process.exitCode = 1
} finally {
  await db.destroy()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}
