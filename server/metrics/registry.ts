export type Labels = Record<string, string>
export type Sample = { suffix?: string; labels: Labels; value: number }
export type Family = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

type Read = () => Sample[] | Promise<Sample[]>

/**
 * Counters, gauges and histograms in memory, in the data model of Prometheus. Names and labels come
 * from our own code only, so their number is small and bounded.
 */
export function createRegistry() {
  const families: (Omit<Family, 'samples'> & { read: Read })[] = []

  function add(name: string, help: string, type: Family['type'], read: Read) {
    families.push({ name, help, type, read })
  }

  return {
    counter(name: string, help: string) {
      const series = new Map<string, Sample>()
      add(name, help, 'counter', () => [...series.values()])
      return (labels: Labels, by = 1) => {
        seriesOf(series, labels, () => ({ labels, value: 0 })).value += by
      }
    },
    histogram(name: string, help: string, bounds: readonly number[]) {
      const series = new Map<string, Observed>()
      add(name, help, 'histogram', () =>
        [...series.values()].flatMap((one) => asSamples(one, bounds)),
      )
      return (labels: Labels, value: number) => {
        const empty = () => ({ labels, counts: bounds.map(() => 0), sum: 0, count: 0 })
        const one = seriesOf(series, labels, empty)
        one.sum += value
        one.count++
        const at = bounds.findIndex((bound) => value <= bound)
        if (at >= 0) one.counts[at]!++
      }
    },
    /** A gauge whose value is read at each scrape. */
    gauge(name: string, help: string, read: Read) {
      add(name, help, 'gauge', read)
    },
    /** A counter whose value is kept elsewhere and read at each scrape. */
    counterOf(name: string, help: string, read: Read) {
      add(name, help, 'counter', read)
    },
    async collect(): Promise<Family[]> {
      return Promise.all(
        families.map(async ({ read, ...family }) => ({ ...family, samples: await read() })),
      )
    },
  }
}

type Observed = { labels: Labels; counts: number[]; sum: number; count: number }

function seriesOf<Series>(all: Map<string, Series>, labels: Labels, create: () => Series): Series {
  const key = Object.values(labels).join('\n')
  const known = all.get(key)
  if (known) return known
  const created = create()
  all.set(key, created)
  return created
}

/** Buckets are cumulative: each counts everything up to its bound. */
function asSamples({ labels, counts, sum, count }: Observed, bounds: readonly number[]): Sample[] {
  let upTo = 0
  const buckets = bounds.map((bound, at) => {
    upTo += counts[at]!
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: upTo }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}
