/** A station of one line. */
export type Platform = {
  station: string
  line: string
  /** Minutes for a train there, on average. */
  wait: number
  links: { to: string; minutes: number; isChange: boolean }[]
}

/** The way between two stations. */
export type Ride = {
  /** With the waits and the changes. */
  minutes: number
  /** How many of these minutes are waits for trains. */
  waits: number
  /** The lines that are taken, in order. */
  lines: string[]
}

/** Dijkstra's algorithm from a station to every other one, with the wait for the first train. */
export function shortestRides(
  graph: ReadonlyMap<string, Platform>,
  from: string,
): Map<string, Ride> {
  const open = new Map<string, Ride>()
  const reached = new Map<string, Ride>()
  for (const [key, { station, line, wait }] of graph)
    if (station === from) open.set(key, { minutes: wait, waits: wait, lines: [line] })

  while (open.size > 0) {
    const [key, here] = nearest(open)
    open.delete(key)
    reached.set(key, here)
    for (const { to, minutes, isChange } of graph.get(key)!.links) {
      const known = reached.get(to) ?? open.get(to)
      const there = here.minutes + minutes
      if (known && known.minutes <= there) continue
      const { wait, line } = graph.get(to)!
      open.set(to, {
        minutes: there,
        waits: here.waits + (isChange ? wait : 0),
        lines: isChange ? [...here.lines, line] : here.lines,
      })
    }
  }
  return byStation(graph, reached, from)
}

function nearest(open: ReadonlyMap<string, Ride>) {
  return [...open].reduce((best, each) => (each[1].minutes < best[1].minutes ? each : best))
}

function byStation(
  graph: ReadonlyMap<string, Platform>,
  reached: ReadonlyMap<string, Ride>,
  from: string,
) {
  const stations = new Map<string, Ride>()
  for (const [key, there] of reached) {
    const { station } = graph.get(key)!
    const known = stations.get(station)
    if (!known || known.minutes > there.minutes) stations.set(station, there)
  }
  // Whoever lives beside it needs no train.
  return stations.set(from, { minutes: 0, waits: 0, lines: [] })
}
