import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

// What a page loads before anything is clicked, gzipped: npm run bench:weight (after a build). The part
// of the map of routes that a page asks for comes on top, 0.5 to 1.2 kB; the weight journeys count it.

type Part = { module: string; imports?: string[]; css?: string[]; parentId?: string }
type Manifest = { entry: Part; routes: Record<string, Part> }

const folder = path.resolve(process.argv[2] ?? 'build/current', 'client')
/** The pages, each with what its scripts may weigh in kB. */
const budgets = {
  'routes/public/home': 145,
  'search-buy': 145,
  'routes/public/property': 150,
  'routes/account/login': 150,
  'routes/public/about': 145,
}

const manifestFile = findManifest()
const manifest = readManifest()
/** React and the router, which every page starts with. */
const framework = sum(filesOf(manifest.entry).scripts)
print('page', 'scripts', 'kB', 'budget', 'of framework', 'styles', 'kB')
for (const [id, budget] of Object.entries(budgets)) {
  const parts = [manifest.entry, ...withParents(id)].map(filesOf)
  const scripts = [...new Set(parts.flatMap((part) => part.scripts))]
  const styles = [...new Set(parts.flatMap((part) => part.styles))]
  const weight = sum(scripts)
  const ratio = (weight / framework).toFixed(2)
  print(id, scripts.length, kB(weight), budget, ratio, styles.length, kB(sum(styles)))
  if (weight > budget * 1000) {
    process.stdout.write(`${id} is over its budget of ${budget} kB.\n`)
    process.exitCode = 1
  }
}

/** The map of routes; map chunks that are called alike are far smaller. */
function findManifest() {
  const names = readdirSync(path.join(folder, 'assets')).filter((name) =>
    /^manifest-\w+\.js$/.test(name),
  )
  const files = names.map((name) => `/assets/${name}`)
  return files.find((file) => weigh(file) > 1_000)!
}

function readManifest(): Manifest {
  const text = readFileSync(path.join(folder, manifestFile), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

function withParents(id: string | undefined): Part[] {
  const part = id && manifest.routes[id]
  return part ? [part, ...withParents(part.parentId)] : []
}

function filesOf({ module, imports = [], css = [] }: Part) {
  return { scripts: [module, ...imports], styles: css.map((file) => file.replace(/#.*/, '')) }
}

function sum(files: string[]) {
  return files.reduce((total, file) => total + weigh(file), 0)
}

function weigh(file: string) {
  return gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length
}

function kB(bytes: number) {
  return (bytes / 1000).toFixed(1)
}

function print(...cells: (string | number)[]) {
  const [name, ...rest] = cells
  const line = `${name}`.padEnd(26) + rest.map((cell) => `${cell}`.padStart(14)).join('')
  process.stdout.write(`${line}\n`)
}
