import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Insertable } from 'kysely'
import { type Client, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '#db/schema.ts'

/** Streams any number of rows into a table by COPY; they are made while the database stores them. */
export async function copyRows<Table extends keyof Database>(
  client: Client,
  table: Table,
  rows: Iterable<Insertable<Database[Table]>>,
  onCopied?: (count: number) => void,
): Promise<void> {
  const iterator = Iterator.from(rows)
  const first = iterator.next()
  if (first.done) return

  const names = Object.keys(first.value)
  const columns = names.map((name) => escapeIdentifier(columnName(name))).join(', ')
  const target = client.query(
    copyFrom(`copy ${escapeIdentifier(columnName(table))} (${columns}) from stdin`),
  )
  await pipeline(Readable.from(blocks(first.value, iterator, names, onCopied)), target)
}

const rowsInBlock = 200

function* blocks(
  first: object,
  rest: Iterable<object>,
  names: string[],
  onCopied?: (count: number) => void,
) {
  let block = lineOf(first, names)
  let count = 1
  for (const row of rest) {
    block += lineOf(row, names)
    count += 1
    if (count % rowsInBlock > 0) continue
    yield block
    onCopied?.(count)
    block = ''
  }
  yield block
}

function lineOf(row: object, names: string[]) {
  const values = row as Record<string, unknown>
  return `${names.map((name) => field(values[name])).join('\t')}\n`
}

/** A value as COPY's text format wants it. */
function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return escaped(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  return escaped(String(value))
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(text: string) {
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character]!)
}

function columnName(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
