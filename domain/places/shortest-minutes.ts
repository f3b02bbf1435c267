/** A station of one line. */
export type Platform = {
  station: string
  /** Minutes for a train there. */
  wait: number
  links: { to: string; minutes: number; isChange: boolean }[]
}

type Reached = { minutes: number; changes: number }

/** Dijkstra's algorithm from a station to every other one, with the wait for the first train. */
export function shortestMinutes(graph: ReadonlyMap<string, Platform>, from: string) {
  const open = new Map<string, Reached>()
  const reached = new Map<string, Reached>()
  for (const [key, { station, wait }] of graph)
    if (station === from) open.set(key, { minutes: wait, changes: 0 })

  while (open.size > 0) {
    const [key, here] = nearest(open)
    open.delete(key)
    reached.set(key, here)
    for (const { to, minutes, isChange } of graph.get(key)!.links) {
      const there = {
        minutes: here.minutes + minutes,
        changes: here.changes + (isChange ? 1 : 0),
      }
      const known = reached.get(to) ?? open.get(to)
      if (!known || known.minutes > there.minutes) open.set(to, there)
    }
  }
  return byStation(graph, reached, from)
}

function nearest(open: ReadonlyMap<string, Reached>) {
  return [...open].reduce((best, each) => (each[1].minutes < best[1].minutes ? each : best))
}

function byStation(
  graph: ReadonlyMap<string, Platform>,
  reached: ReadonlyMap<string, Reached>,
  from: string,
) {
  const stations = new Map<string, Reached>()
  for (const [key, there] of reached) {
    const { station } = graph.get(key)!
    const known = stations.get(station)
    if (!known || known.minutes > there.minutes) stations.set(station, there)
  }
  // Whoever lives beside it needs no train.
  return stations.set(from, { minutes: 0, changes: 0 })
}
