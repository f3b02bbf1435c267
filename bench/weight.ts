import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

// What a page loads before anything is clicked, gzipped: npm run bench:weight (after a build).

type Part = { module: string; imports?: string[]; css?: string[]; parentId?: string }
type Manifest = { entry: Part; routes: Record<string, Part> }

const folder = path.resolve(process.argv[2] ?? 'build', 'client')
const pages = [
  'routes/public/home',
  'search-buy',
  'routes/public/property',
  'routes/account/login',
  'routes/public/about',
]

const manifest = readManifest()
const framework = sum(filesOf(manifest.entry).scripts.filter((file) => file.includes('framework')))
print('page', 'scripts', 'kB', 'of framework', 'styles', 'kB')
for (const id of pages) {
  const parts = [manifest.entry, ...withParents(id)].map(filesOf)
  const scripts = [...new Set(parts.flatMap((part) => part.scripts))]
  const styles = [...new Set(parts.flatMap((part) => part.styles))]
  const weight = sum(scripts)
  print(
    id,
    scripts.length,
    kB(weight),
    (weight / framework).toFixed(2),
    styles.length,
    kB(sum(styles)),
  )
}

function readManifest(): Manifest {
  const names = readdirSync(path.join(folder, 'assets'))
  const file = names.find(
    (name) => /^manifest-\w+\.js$/.test(name) && weigh(`/assets/${name}`) > 1_000,
  )
  const text = readFileSync(path.join(folder, 'assets', file!), 'utf8')
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
