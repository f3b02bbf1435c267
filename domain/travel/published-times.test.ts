import { expect, test } from 'vitest'
import { metroStations, ridesFrom } from '#domain/travel/metro-network.ts'

/**
 * Published minutes from station to station, from one platform to the other: no wait for the first
 * train is in them. `press` are times that DMRC and NMRC gave to newspapers when sections were opened
 * (Financial Express, Business Today, Indian Express, Firstpost, NewsX, The Hindu, 2011 to 2021);
 * `planner` are those of the operators' route planners, written down as whole minutes without asking
 * them again. Both are rounded, and timetables change by a minute or two. Not among them are journeys
 * with changes that were announced before a line opened (Gurugram to Noida in 50 minutes): they add up
 * to less than the operator's own times of their parts.
 */
const published: [from: string, to: string, minutes: number, source: 'press' | 'planner'][] = [
  ['delhi/majlis-park', 'delhi/durgabai-deshmukh-south-campus', 34, 'press'],
  ['delhi/vishwavidyalaya', 'delhi/durgabai-deshmukh-south-campus', 40, 'press'],
  ['delhi/dilli-haat-ina', 'delhi/lajpat-nagar', 5, 'press'],
  ['delhi/hauz-khas', 'delhi/lajpat-nagar', 16, 'press'],
  ['delhi/dilli-haat-ina', 'delhi/rajouri-garden', 24, 'press'],
  ['delhi/lajpat-nagar', 'delhi/rajouri-garden', 29, 'press'],
  ['delhi/durgabai-deshmukh-south-campus', 'delhi/lajpat-nagar', 16, 'press'],
  ['noida/botanical-garden', 'delhi/kalkaji-mandir', 19, 'press'],
  ['noida/botanical-garden', 'delhi/janakpuri-west', 60, 'press'],
  ['noida/botanical-garden', 'delhi/terminal-1-igi-airport', 40, 'press'],
  ['delhi/dilshad-garden', 'ghaziabad/shaheed-sthal', 16, 'press'],
  ['noida/noida-sector-51', 'noida/greater-noida-depot', 45, 'press'],
  ['delhi/new-delhi', 'delhi/igi-airport', 18, 'press'],
  ['delhi/rajiv-chowk', 'delhi/kashmere-gate', 9, 'planner'],
  ['delhi/rajiv-chowk', 'delhi/aiims', 15, 'planner'],
  ['delhi/rajiv-chowk', 'delhi/hauz-khas', 19, 'planner'],
  ['delhi/rajiv-chowk', 'delhi/saket', 24, 'planner'],
  ['delhi/rajiv-chowk', 'gurugram/sikanderpur', 43, 'planner'],
  ['delhi/rajiv-chowk', 'gurugram/millennium-city-centre', 50, 'planner'],
  ['delhi/rajiv-chowk', 'delhi/samaypur-badli', 35, 'planner'],
  ['delhi/rajiv-chowk', 'delhi/janakpuri-west', 31, 'planner'],
  ['delhi/rajiv-chowk', 'delhi/dwarka-kakrola', 40, 'planner'],
  ['delhi/rajiv-chowk', 'delhi/rajouri-garden', 21, 'planner'],
  ['delhi/rajiv-chowk', 'noida/noida-sector-18', 29, 'planner'],
  ['delhi/rajiv-chowk', 'noida/noida-city-centre', 37, 'planner'],
  ['delhi/rajiv-chowk', 'noida/noida-electronic-city', 49, 'planner'],
  ['delhi/rajiv-chowk', 'ghaziabad/vaishali', 27, 'planner'],
  ['delhi/kashmere-gate', 'delhi/rithala', 29, 'planner'],
  ['delhi/kashmere-gate', 'delhi/dilshad-garden', 17, 'planner'],
  ['delhi/central-secretariat', 'delhi/badarpur-border', 34, 'planner'],
  ['delhi/kashmere-gate', 'faridabad/raja-nahar-singh', 75, 'planner'],
  ['delhi/inderlok', 'delhi/mundka', 28, 'planner'],
  ['delhi/new-delhi', 'delhi/dwarka-sector-21', 22, 'planner'],
  ['delhi/dwarka-kakrola', 'delhi/najafgarh', 6, 'planner'],
  ['gurugram/sikanderpur', 'gurugram/sector-55-56', 12, 'planner'],
  ['noida/noida-sector-51', 'noida/pari-chowk', 37, 'planner'],
  ['delhi/hauz-khas', 'noida/botanical-garden', 28, 'planner'],
  ['delhi/kalkaji-mandir', 'faridabad/escorts-mujesar', 38, 'planner'],
  ['delhi/anand-vihar-isbt', 'delhi/shiv-vihar', 22, 'planner'],
  ['delhi/kirti-nagar', 'delhi/mundka', 29, 'planner'],
]

/** What an estimate by distances may be off by. */
const tolerance = (minutes: number) => Math.max(3, 0.15 * minutes)

test('forty times are published, most lines among them', () => {
  expect(published).toHaveLength(40)
})

test.for(published)('%s to %s takes about %i minutes (%s)', ([from, to, minutes]) => {
  const id = (name: string) => `${name}-metro-station`
  expect([...metroStations().keys()]).toEqual(expect.arrayContaining([id(from), id(to)]))

  const ride = ridesFrom(id(from)).get(id(to))!
  expect(Math.abs(ride.minutes - ride.waits - minutes)).toBeLessThanOrEqual(tolerance(minutes))
})

test('the way back takes as long', () => {
  for (const [from, to] of published) {
    const id = (name: string) => `${name}-metro-station`
    const [there, back] = [ridesFrom(id(from)).get(id(to))!, ridesFrom(id(to)).get(id(from))!]
    expect(there.minutes).toBeCloseTo(back.minutes, 6)
  }
})
