/**
 * What a new migration may not do to a table that people use. The version before must run on the new
 * tables (it does while an upgrade is under way and after a roll back), and nobody may wait for it.
 */
const refusals: { pattern: RegExp; is: string; allowed: 'contract' | 'never' }[] = [
  { pattern: /\bdrop\s+table\b/, is: 'drops a table', allowed: 'contract' },
  {
    pattern:
      /\bdrop\s+(column\s+)?(?!(?:constraint|default|not|index|trigger|function|view|table|if|identity|expression|type|extension|schema|policy|rule|sequence|materialized)\b)\w+/,
    is: 'drops a column',
    allowed: 'contract',
  },
  { pattern: /\brename\s+(column|to)\b|\brename\s+\w+\s+to\b/, is: 'renames', allowed: 'contract' },
  {
    pattern: /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/,
    is: 'changes a type',
    allowed: 'contract',
  },
  { pattern: /\bset\s+not\s+null\b/, is: 'forbids null', allowed: 'contract' },
]

type Migration = { name: string; text: string }

/** The rules of CONTRIBUTING.md that a migration breaks, each as a sentence; none where it keeps them. */
export function findBrokenRules({ name, text }: Migration, released: string[]): string[] {
  const up = statementsOf(text)
  const created = new Set(
    [...up.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/g)].map(([, table]) => table!),
  )
  const isOnNew = (table = '') => created.has(table)
  return [
    ...contractRules(name, text, up, released, isOnNew),
    ...indexRules(text, up, isOnNew),
    ...tableRules(up, isOnNew),
  ]
}

/** What `up` runs, without comments; `down` may do everything. */
function statementsOf(text: string) {
  const [up = ''] = text.split(/export\s+(?:async\s+)?function\s+down/)
  return up.replace(/--.*$|^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '').toLowerCase()
}

type IsOnNew = (table?: string) => boolean

function contractRules(
  name: string,
  text: string,
  up: string,
  released: string[],
  isOnNew: IsOnNew,
) {
  const found = alterations(up)
    .filter(({ table }) => !isOnNew(table))
    .flatMap(({ statement }) => refusals.filter(({ pattern }) => pattern.test(statement)))
  if (found.length === 0) return []
  const [, expand = ''] = /Expand step: (\S+)/.exec(text) ?? []
  const isLater = released.includes(expand) && expand.slice(0, 10) < name.slice(0, 10)
  if (name.includes('-contract-') && isLater) return []
  return [...new Set(found.map(({ is }) => is))].map(
    (is) =>
      `${is}, which the version before still uses: do it in a migration named …-contract-…, a release later, that says "Expand step: " and the name of the migration that made it unused`,
  )
}

function indexRules(text: string, up: string, isOnNew: IsOnNew) {
  const plain = [
    ...up.matchAll(/create\s+(?:unique\s+)?index\s+(?!concurrently)[\s\S]*?\bon\s+(\w+)/g),
  ]
  const broken = plain.some(([, table]) => !isOnNew(table))
    ? ['makes an index that blocks writers: create index concurrently']
    : []
  const isOutside = /export const inTransaction = false/.test(text)
  if (/\bindex\s+concurrently/.test(up) && !isOutside)
    broken.push('makes an index concurrently: export const inTransaction = false')
  return broken
}

function tableRules(up: string, isOnNew: IsOnNew) {
  const broken = new Set<string>()
  for (const { table, statement } of alterations(up)) {
    if (isOnNew(table)) continue
    const columns = statement.split(/,(?![^(]*\))/)
    for (const column of columns) {
      if (
        /\badd\s+(?!constraint)/.test(column) &&
        /\bnot\s+null\b/.test(column) &&
        !/\bdefault\b|\bgenerated\b/.test(column)
      )
        broken.add('adds a column that may not be null and has no default')
      if (
        /\badd\s+constraint\b/.test(column) &&
        /\b(check|foreign\s+key)\b/.test(column) &&
        !/\bnot\s+valid\b/.test(column)
      )
        broken.add(
          'checks all rows while it locks the table: add the constraint not valid, and validate it in another migration',
        )
    }
  }
  return [...broken]
}

function alterations(up: string) {
  const found = up.matchAll(
    /(alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)|drop\s+table\s+(?:if\s+exists\s+)?(\w+))[^`;]*/g,
  )
  return [...found].map(([statement, , altered, dropped]) => ({
    statement,
    table: altered ?? dropped,
  }))
}
