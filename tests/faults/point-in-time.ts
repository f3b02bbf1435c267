import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import {
  copyFolder,
  makeOwnFolder,
  runAsServer,
  startPostgres,
  writeOwnFile,
} from '#tests/faults/postgres-server.ts'
import { type Contents, compareContents, describeContents } from '#tests/faults/restore.ts'

type Options = {
  bin: string
  folder: string
  /** The folder of a server that was made and never used, to copy from. */
  unused?: string | undefined
  /** Fills the database that is to be lost. */
  fill: (url: string) => Promise<void>
  /** What goes on after the base backup: first what is to be kept, then the mistake. */
  work: (url: string) => Promise<void>
  mistake: (url: string) => Promise<void>
}

/**
 * A base backup, a log that is archived, a mistake, and a restore to the moment before it: answers the
 * tables that differ from that moment, none where all came back.
 */
export async function restoreToMoment(options: Options) {
  const { bin, folder, unused, fill, work, mistake } = options
  const [data, archive, backup] = ['data', 'archive', 'backup'].map((name) =>
    path.join(folder, name),
  )
  makeOwnFolder(folder)
  makeOwnFolder(archive!)
  if (unused) copyFolder(unused, data!)
  const server = await startPostgres(bin, data!, [
    'archive_mode=on',
    // Named when it is whole: half a segment cannot be restored from.
    `archive_command='cp %p ${archive}/%f.part && mv -n ${archive}/%f.part ${archive}/%f'`,
  ])
  await fill(server.url)
  await copyWhileRunning(server.url, data!, backup!)
  await work(server.url)
  const before = await describeContents(server.url)
  const moment = await readMoment(server.url)
  await mistake(server.url)
  const lost = compareContents(before, await describeContents(server.url))
  await archiveRest(server.url, archive!)
  await server.stop('SIGQUIT')
  rmSync(data!, { recursive: true })

  const start = performance.now()
  const { after, walFiles } = await restore({ bin, backup: backup!, archive: archive!, moment })
  return {
    lost,
    differences: compareContents(before, after),
    tables: Object.keys(before).length,
    rows: countRows(before),
    walFiles,
    restoreMs: performance.now() - start,
  }
}

function countRows(contents: Contents) {
  return Object.values(contents).reduce((sum, { rows }) => sum + rows, 0)
}

type Restore = { bin: string; backup: string; archive: string; moment: string }

async function restore({ bin, backup, archive, moment }: Restore) {
  const walFiles = readdirSync(archive).length
  writeOwnFile(path.join(backup, 'recovery.signal'), '')
  const server = await startPostgres(bin, backup, [
    'archive_mode=off',
    `restore_command='cp ${archive}/%f %p'`,
    `recovery_target_time='${moment}'`,
    "recovery_target_action='promote'",
  ])
  const after = await describeContents(server.url)
  await server.stop()
  return { after, walFiles }
}

/** What pg_basebackup does, which the embedded PostgreSQL does not bring along. */
async function copyWhileRunning(url: string, data: string, backup: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("select pg_backup_start('copy', true)")
  runAsServer('cp', ['-a', data, backup])
  const { rows } = await client.query('select labelfile from pg_backup_stop()')
  await client.end()
  // The running server's own notes do not belong to a copy; its log comes from the archive.
  for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal'])
    rmSync(path.join(backup, name), { recursive: true, force: true })
  makeOwnFolder(path.join(backup, 'pg_wal'))
  writeOwnFile(path.join(backup, 'backup_label'), rows[0].labelfile)
}

async function readMoment(url: string) {
  const [row] = await ask(url, 'select clock_timestamp()::text as moment, pg_sleep(0.05)')
  return row.moment as string
}

/** What was written last is archived when its segment is full, or closed. */
async function archiveRest(url: string, archive: string) {
  const [row] = await ask(url, 'select pg_walfile_name(pg_switch_wal()) as name')
  while (!existsSync(path.join(archive, row.name))) await sleep(50)
}

async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
