import { describe, expect, test } from 'vitest'
import { metresBetween } from '#contract/geo.ts'
import { readMetroLines } from '#db/gazetteer/metro-lines.ts'
import { rideRange } from '#domain/travel/arrivals.ts'
import { metroStations, RIDE, ridesFrom } from '#domain/travel/metro-network.ts'
import { fittedLinks } from '#tests/metro/link-times.ts'
import { type PublishedTime, readPublishedTimes } from '#tests/metro/published-times.ts'

const published = readPublishedTimes()
const [byPlanner, byPress] = [
  published.filter(({ source }) => source.includes('github.com')),
  published.filter(({ source }) => !source.includes('github.com')),
]

const id = (name: string) => (name.startsWith('bahadurgarh/') ? name : `${name}-metro-station`)
const rideOf = ({ from, to }: PublishedTime) => ridesFrom(id(from)).get(id(to))!

/** Without the wait for the first train, which is in no published time. */
function estimateOf(time: PublishedTime) {
  return rideOf(time).minutes - firstWaitOf(time)
}

function firstWaitOf(time: PublishedTime) {
  const { waits, lines } = rideOf(time)
  return waits / lines.length
}

function meanError(times: PublishedTime[]) {
  const errors = times.map((time) => Math.abs(estimateOf(time) - time.minutes))
  return errors.reduce((sum, error) => sum + error, 0) / errors.length
}

test('more than forty times are held against, of every line but the Blue one, which is fitted to', () => {
  const stations = published.flatMap(({ from, to }) => [id(from), id(to)])
  expect([...metroStations().keys()]).toEqual(expect.arrayContaining(stations))
  expect(byPlanner).toHaveLength(40)
  expect(byPress).toHaveLength(29)
  const lines = new Set(published.flatMap((time) => rideOf(time).lines))
  expect(readMetroLines().flatMap(({ name }) => (lines.has(name) ? [] : [name]))).toEqual([
    'Blue Line',
  ])
})

test('the model is fitted to the links of three lines, by least squares', () => {
  const links = readMetroLines().flatMap(({ id: line, branches }) =>
    line in fittedLinks
      ? branches.flatMap((branch, at) => linksOf(branch, secondsOf(line, at)))
      : [],
  )
  expect(links).toHaveLength(120)
  const mean = (of: (link: (typeof links)[number]) => number) =>
    links.reduce((sum, link) => sum + of(link), 0) / links.length
  const [metres, minutes] = [mean((link) => link.metres), mean((link) => link.minutes)]
  const slope =
    mean((link) => (link.metres - metres) * (link.minutes - minutes)) /
    mean((link) => (link.metres - metres) ** 2)

  expect(RIDE.metresPerMinute).toBeCloseTo(1 / slope, -1)
  expect(RIDE.stopMinutes).toBeCloseTo(minutes - slope * metres, 1)
})

describe('what is published and was not fitted to', () => {
  test('by the planner of the operator is 1.3 minutes off on average', () => {
    expect(meanError(byPlanner)).toBeLessThan(1.35)
  })

  test('by newspapers is 3.6 minutes off on average, as far as some of them are off themselves', () => {
    expect(meanError(byPress)).toBeLessThan(3.7)
  })

  test('lies within the range that cards show, but for three times that others contradict', () => {
    const outside = published.filter((time) => {
      const { least, most } = rideRange(rideOf(time))
      const usual = time.minutes + firstWaitOf(time)
      return usual < Math.floor(least) || usual > Math.ceil(most)
    })

    expect(outside.map(({ from, to, minutes }) => [from, to, minutes])).toEqual([
      // The planner says 34 minutes.
      ['delhi/majlis-park', 'delhi/durgabai-deshmukh-south-campus', 40],
      // Announced before the line opened: less than what the planner says of its two parts.
      ['gurugram/millennium-city-centre', 'noida/botanical-garden', 50],
      // The planner says 63 minutes.
      ['delhi/ito', 'faridabad/escorts-mujesar', 80],
    ])
  })
})

test('the way back takes as long', () => {
  for (const { from, to } of published) {
    const [there, back] = [ridesFrom(id(from)).get(id(to))!, ridesFrom(id(to)).get(id(from))!]
    expect(there.minutes).toBeCloseTo(back.minutes, 6)
  }
})

type Branch = ReturnType<typeof readMetroLines>[number]['branches'][number]

function linksOf(branch: Branch, seconds: readonly number[]) {
  expect(seconds).toHaveLength(branch.length - 1)
  return seconds.map((each, at) => ({
    metres: metresBetween(branch[at]!, branch[at + 1]!),
    minutes: each / 60,
  }))
}

function secondsOf(line: string, branch: number): readonly number[] {
  const branches: Record<string, readonly (readonly number[])[]> = fittedLinks
  return branches[line]?.[branch] ?? []
}
