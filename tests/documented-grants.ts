import { readFileSync } from 'node:fs'
import path from 'node:path'

const operations = path.join(import.meta.dirname, '..', 'docs', 'operations.md')

/** The statements of docs/operations.md for the role that the site runs with, for another role. */
export function grantsOfRunningRole(role: string): string[] {
  const text = readFileSync(operations, 'utf8')
  const [, block = ''] = /```sql grants\n([\s\S]*?)```/.exec(text) ?? []
  return block
    .split(';')
    .map((statement) => statement.trim().replaceAll('basera_app', `"${role}"`))
    .filter(Boolean)
}
