import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { killWhileSending } from '#tests/faults/kill-while-sending.ts'

// A broadcast of 10,000 messages whose process is killed twenty times with kill -9:
// node tests/faults/broadcast-kills.ts [recipients] [kills]

const [recipients = 10_000, kills = 20] = process.argv.slice(2).map(Number)
const home = mkdtempSync(path.join(tmpdir(), 'basera-faults-'))
// Started by root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(home, 0o755)
const server = await startEmbedded({ folder: path.join(home, 'postgres') })
const db = connect(server.url, { size: 4 })
try {
  await migrateToLatest(db)
  const aliveMs = 700
  // Slow enough that the last kill comes before the end.
  const perSecond = Math.ceil(recipients / (kills * (aliveMs / 1000)))
  const findings = await killWhileSending(db, {
    url: server.url,
    recipients,
    kills,
    // Not the same moment of a send every time.
    untilKill: () => sleep(aliveMs * (0.5 + Math.random())),
    perSecond,
  })
  const text = Object.entries(findings).map(([name, count]) => `${name} ${count}`)
  process.stdout.write(`${text.join(', ')}\n`)
  const { twice, wrong, left, unknown, mostUnknown } = findings
  if (twice + wrong + left > 0 || unknown > mostUnknown) process.exitCode = 1
} finally {
  await db.destroy()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}
