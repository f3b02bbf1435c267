import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** What a file of settings may hold for Node, PostgreSQL's driver and the system. */
const ofOthers =
  /^(NODE_|npm_|PG|UV_|MALLOC_|LC_|SSL_CERT_|(https?|no)_proxy$|(TZ|TMPDIR|LANG|PATH)$)/i

/**
 * Names of the environment that are shorter are not checked for typing errors: the environment is
 * full of other programs' settings.
 */
const shortestTypo = 8

type Given = {
  /** The names of all settings. */
  settings: readonly string[]
  /** The names in the files of settings, where every name should be ours. */
  inFiles: string[]
  /** All names of the environment, those of the files included. */
  inEnvironment: string[]
}

/**
 * One sentence for each name that is no setting: every unknown name in a file of settings, and
 * names of the environment that differ from a setting by a single letter.
 */
export function describeUnknownSettings({ settings, inFiles, inEnvironment }: Given): string[] {
  const known = new Set(settings)
  const mistyped = inEnvironment.filter((name) => {
    if (known.has(name) || name.length < shortestTypo) return false
    return nearestSetting(settings, name, 1) !== undefined
  })
  const foreign = inFiles.filter((name) => !known.has(name) && !ofOthers.test(name))
  return [...new Set([...foreign, ...mistyped])].map((name) => {
    const meant = nearestSetting(settings, name, Math.max(2, Math.floor(name.length / 4)))
    const advice = meant ? `did you mean ${meant}?` : 'remove it, or see .env.example.'
    return `There is no setting ${name}: ${advice}`
  })
}

/** The names in the files of `--env-file=.env`, in every way that Node takes the option. */
export function namesInFiles(nodeOptions: readonly string[]): string[] {
  const files = nodeOptions.flatMap((option, at) => {
    const found = /^--env-file(?:-if-exists)?(?:=(.*))?$/.exec(option)
    return found ? [found[1] ?? nodeOptions[at + 1] ?? ''] : []
  })
  return files.filter((file) => existsSync(file)).flatMap(namesIn)
}

function namesIn(file: string) {
  return Object.keys(parseEnv(readFileSync(file, 'utf8')))
}

function nearestSetting(settings: readonly string[], name: string, most: number) {
  const upper = name.toUpperCase()
  const ranked = settings
    .map((setting) => ({ setting, edits: editDistance(upper, setting) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits)
  return ranked[0]?.setting
}

/** Edit distance in letters; two swapped letters count as one. */
function editDistance(a: string, b: string) {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [
    i,
    ...Array<number>(b.length).fill(0),
  ])
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let edits = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + change,
      )
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) edits = Math.min(edits, rows[i - 2]![j - 2]! + 1)
      rows[i]![j] = edits
    }
  }
  return rows[a.length]![b.length]!
}
