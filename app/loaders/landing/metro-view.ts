import type { MetroTimes } from '#domain/places/metro-minutes.ts'

/** The metro in words. All times are approximate, so that each is a range. */
export function metroView(name: string, { stations, hubs }: MetroTimes) {
  const [nearest] = stations
  const airport = hubs.find((hub) => hub.name.startsWith('IGI'))
  return {
    summary: nearest
      ? `The nearest metro station is ${nearest.name}, about ${nearest.minutes} minutes on foot.`
      : '',
    stations: stations
      .slice(0, 4)
      .map((station) => ({ name: station.name, walk: `about ${station.minutes} minutes on foot` })),
    hubs: hubs.map((hub) => ({
      name: hub.name,
      minutes: rangeText(hub.minutes),
      how: hub.isOnFoot ? 'on foot' : `from ${hub.from}, ${changesText(hub.changes)}`,
    })),
    questions: nearest
      ? [
          {
            ask: `Which metro station is nearest to ${name}?`,
            answer: `${nearest.name}, about ${nearest.minutes} minutes on foot from the middle of ${name}.`,
          },
          ...(airport
            ? [
                {
                  ask: `How long does it take from ${name} to the airport by metro?`,
                  answer: `About ${rangeText(airport.minutes)} to IGI Airport Terminal 3, with the walk to ${airport.from} and ${changesText(airport.changes)}.`,
                },
              ]
            : []),
        ]
      : [],
  }
}

/** From a tenth less to a fifth more, in steps of five minutes. */
function rangeText(minutes: number) {
  const least = Math.floor((minutes * 0.9) / 5) * 5
  const most = Math.ceil((minutes * 1.2) / 5) * 5
  return least < 5 ? `up to ${most} min` : `${least} to ${most} min`
}

function changesText(changes: number) {
  if (changes === 0) return 'no change'
  return changes === 1 ? '1 change' : `${changes} changes`
}
