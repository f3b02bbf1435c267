import type { Size } from '#bench/sizing-measure.ts'
import { type Sizing, sizeFor } from '#bench/sizing-model.ts'
import { searchKinds } from '#bench/sizing-searches.ts'

const listingSteps = [1e6, 5e6, 10e6, 20e6, 50e6]
const searchSteps = [100, 1_000, 5_000, 20_000]

type Line = { what: string; unit: string; of: (size: Size) => number | undefined; digits?: number }

/** What was measured, as a table in Markdown; the last column is the last size by the first. */
export function measuredTable(sizes: Size[]) {
  const head = ['', ...sizes.map(({ measured }) => whole(measured.listings)), 'ratio']
  const rows = linesOf(sizes[0]!).map(({ what, unit, of, digits = 1 }) => {
    const values = sizes.map(of)
    const [first, last] = [values[0], values.at(-1)]
    const ratio = sizes.length > 1 && first && last ? (last / first).toFixed(2) : ''
    return [`${what}, ${unit}`, ...values.map((value) => value?.toFixed(digits) ?? ''), ratio]
  })
  return markdown(head, rows)
}

function linesOf(first: Size): Line[] {
  const perListing = (bytes: (size: Size) => number) => (size: Size) =>
    bytes(size) / size.measured.listings
  const tables = first.relations.map(({ name }): Line => {
    const of = perListing((size) => size.relations.find((each) => each.name === name)?.bytes ?? 0)
    return { what: `table \`${name}\``, unit: 'bytes a listing', of, digits: 0 }
  })
  const indexes = first.relations[0]!.indexes.map(({ name }): Line => {
    const of = perListing(
      ({ relations }) => relations[0]!.indexes.find((each) => each.name === name)?.bytes ?? 0,
    )
    return { what: `index \`${name}\``, unit: 'bytes a listing', of, digits: 0 }
  })
  const others = perListing(({ relations }) =>
    relations
      .slice(1)
      .flatMap((each) => each.indexes)
      .reduce((sum, each) => sum + each.bytes, 0),
  )
  return [
    ...tables,
    ...indexes,
    { what: 'indexes of the other tables', unit: 'bytes a listing', of: others, digits: 0 },
    { what: 'all tables and indexes', unit: 'GB', of: ({ measured }) => measured.diskBytes / 1e9 },
    { what: 'dump, compressed', unit: 'GB', of: ({ measured }) => measured.dumpBytes / 1e9 },
    {
      what: 'building all indexes',
      unit: 'processor seconds',
      of: ({ measured }) => measured.indexBuildSeconds,
      digits: 0,
    },
    {
      what: 'pages that the searches read',
      unit: 'MB',
      of: ({ memory }) => memory && memory.touched / 1e6,
    },
    {
      what: 'what they read from, whole',
      unit: 'GB',
      of: ({ measured }) => measured.workingSetBytes / 1e9,
      digits: 2,
    },
    ...searchKinds.map(
      (kind): Line => ({
        what: `search, ${kind}: PostgreSQL`,
        unit: 'processor ms',
        of: ({ searches }) => searches[kind],
        digits: 2,
      }),
    ),
    ...searchKinds.map(
      (kind): Line => ({
        what: `search, ${kind}: first after a cold start`,
        unit: 'ms',
        of: ({ memory }) => memory?.cold[kind],
      }),
    ),
    {
      what: 'property page: PostgreSQL',
      unit: 'processor ms',
      of: ({ measured }) => measured.propertyDatabaseMs,
      digits: 2,
    },
    {
      what: 'search page, by the mix: PostgreSQL',
      unit: 'processor ms',
      of: ({ measured }) => measured.searchDatabaseMs,
      digits: 2,
    },
    ...pageLines('search'),
    ...pageLines('property'),
    { what: 'memory of one worker', unit: 'MB', of: ({ pages }) => pages.memory, digits: 0 },
    ...(['price', 'draft', 'lead'] as const).flatMap((write): Line[] => [
      {
        what: `write, ${write}: log after a checkpoint`,
        unit: 'bytes',
        of: ({ writes }) => writes[write].first.bytes,
        digits: 0,
      },
      {
        what: `write, ${write}: log later`,
        unit: 'bytes',
        of: ({ writes }) => writes[write].later.bytes,
        digits: 0,
      },
      {
        what: `write, ${write}: PostgreSQL`,
        unit: 'processor ms',
        of: ({ writes }) => writes[write].later.milliseconds,
        digits: 2,
      },
    ]),
    ...(['counts', 'market', 'history'] as const).flatMap((job): Line[] => [
      { what: `job, ${job}: PostgreSQL`, unit: 'processor s', of: ({ jobs }) => jobs[job].seconds },
      {
        what: `job, ${job}: longest statement`,
        unit: 's',
        of: ({ jobs }) => jobs[job].longestSeconds,
      },
    ]),
  ]
}

function pageLines(page: 'search' | 'property'): Line[] {
  return [
    { what: `${page} page: site`, unit: 'processor ms', of: ({ pages }) => pages[page].site },
    { what: `${page} page, compressed`, unit: 'kB', of: ({ pages }) => pages[page].bytes / 1e3 },
  ]
}

/** What the model computes from the two sizes, as a table in Markdown. */
export function sizingTable(small: Size, large: Size) {
  const head = [
    'listings',
    'searches/s',
    'site cores',
    'database cores',
    'site machines',
    'database machines',
    'memory each',
    'disk each',
    'network',
    'log',
    'step',
  ]
  const rows = listingSteps.flatMap((listings) =>
    searchSteps.map((searches) =>
      rowOf(sizeFor(small.measured, large.measured, listings, searches)),
    ),
  )
  return markdown(head, rows)
}

function rowOf(sizing: Sizing) {
  return [
    whole(sizing.listings),
    whole(sizing.searchesPerSecond),
    sizing.siteCores.toFixed(sizing.siteCores < 10 ? 1 : 0),
    sizing.databaseCores.toFixed(sizing.databaseCores < 10 ? 1 : 0),
    sizing.siteMachines ? whole(sizing.siteMachines) : 'the same',
    whole(sizing.databaseMachines),
    `${whole(sizing.memoryGigabytes)} GB`,
    `${whole(sizing.diskGigabytes)} GB`,
    `${sizing.networkGigabits.toFixed(2)} Gbit/s`,
    `${sizing.logMegabytesPerSecond.toFixed(1)} MB/s`,
    [sizing.step, ...sizing.because].join(': '),
  ]
}

function whole(value: number) {
  return Math.ceil(value).toLocaleString('en-US')
}

function markdown(head: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at ? '---:' : '---'))), ...rows.map(line)].join(
    '\n',
  )
}
