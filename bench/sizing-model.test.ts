import { describe, expect, test } from 'vitest'
import { grown, type Measured, sizeFor } from '#bench/sizing-model.ts'

const small: Measured = {
  listings: 1_000_000,
  diskBytes: 8e9,
  workingSetBytes: 1e9,
  searchDatabaseMs: 6,
  searchSiteMs: 12,
  propertyDatabaseMs: 1,
  propertySiteMs: 7,
  pageBytes: 20_000,
  writeMs: 1,
  writeLogBytes: 5_000,
  writePageBytes: 0,
  indexBuildSeconds: 600,
  dumpBytes: 1e9,
  workerMegabytes: 250,
}
const large: Measured = {
  ...small,
  listings: 4_000_000,
  diskBytes: 32e9,
  workingSetBytes: 2e9,
  searchSiteMs: 11,
  indexBuildSeconds: 2_400,
}

describe('what grows with the number of listings', () => {
  test('goes through both measured sizes', () => {
    expect(grown(small, large, 'diskBytes', 1_000_000)).toBeCloseTo(8e9, -3)
    expect(grown(small, large, 'diskBytes', 4_000_000)).toBeCloseTo(32e9, -3)
  })

  test('grows as it grew between them', () => {
    expect(grown(small, large, 'diskBytes', 40_000_000)).toBeCloseTo(320e9, -3)
    // Twice for four times the listings: the square root.
    expect(grown(small, large, 'workingSetBytes', 16_000_000)).toBeCloseTo(4e9, -3)
  })

  test('stays where it stayed the same, and where it happened to be measured as less', () => {
    expect(grown(small, large, 'searchDatabaseMs', 50_000_000)).toBe(6)
    expect(grown(small, large, 'searchSiteMs', 50_000_000)).toBe(11)
  })

  test('stays nothing where nothing was measured', () => {
    const none = { ...small, writeMs: 0 }
    expect(grown(none, { ...large, writeMs: 0 }, 'writeMs', 50_000_000)).toBe(0)
  })
})

describe('the machines', () => {
  const size = (listings: number, searches: number, measured: Partial<Measured> = {}) =>
    sizeFor({ ...small, ...measured }, { ...large, ...measured }, listings, searches)

  test('have cores for searches, property pages and writes at the assumed load', () => {
    const { siteCores, databaseCores } = size(4_000_000, 600)
    expect(siteCores).toBeCloseTo(11 + (20 / 70) * 7)
    expect(databaseCores).toBeCloseTo(6 + (20 / 70) * 1 + (10 / 70) * 1)
  })

  test('are one while everything fits into it', () => {
    expect(size(1_000_000, 100)).toMatchObject({
      step: 'one machine',
      siteMachines: 0,
      databaseMachines: 1,
    })
  })

  test('are a larger one before they are several', () => {
    expect(size(1_000_000, 1_000).step).toBe('one large machine')
    expect(size(1_000_000, 5_000).step).toBe('replicas')
  })

  test('are one more than needed of each kind, and three databases at least', () => {
    const many = size(4_000_000, 20_000)
    expect(many.siteMachines).toBe(Math.ceil(many.siteCores / 16) + 1)
    // A leader, as many as the reads need, one more.
    expect(many.databaseMachines).toBe(1 + Math.ceil((20_000 * (6 + 2 / 7)) / 600 / 64) + 1)
    expect(size(4_000_000, 2_500).databaseMachines).toBe(3)
  })

  test('are a whole set of leader and readers for every shard, since each search asks them all', () => {
    const one = size(4_000_000, 20_000)
    const three = size(4_000_000, 20_000, { workingSetBytes: 2.4e12 })
    expect(three.databaseMachines).toBe(3 * one.databaseMachines)
  })

  test('have memory for the working set and twice the disk', () => {
    expect(size(4_000_000, 100).memoryGigabytes).toBeCloseTo(2 * 1.25 + 8)
    expect(size(4_000_000, 100).diskGigabytes).toBeCloseTo(64)
  })

  test('move pages and log over the network', () => {
    expect(size(4_000_000, 700).networkGigabits).toBeCloseTo((900 * 20_000 * 8) / 1e9)
    expect(size(4_000_000, 700).logMegabytesPerSecond).toBeCloseTo(0.5)
  })

  test('log whole pages with the first writes after a checkpoint, none of them twice', () => {
    const log = (writePageBytes: number) =>
      size(4_000_000, 700, { writePageBytes }).logMegabytesPerSecond
    expect(log(40_000)).toBeCloseTo(0.5 + 4)
    // 32 GB in 900 seconds.
    expect(log(4_000_000)).toBeCloseTo(0.5 + 35.56, 1)
  })

  test.each([
    ['writes need more cores than one leader has', { writeMs: 30 }],
    ['standbys cannot replay the log', { writeLogBytes: 200_000 }],
    ['the working set is larger than memory', { workingSetBytes: 1e12 }],
    ['indexes take too long to build again', { indexBuildSeconds: 9 * 8 * 3_600 }],
  ])('are shards only when %s', (reason, measured) => {
    expect(size(1_000_000, 20_000).because).toEqual([])
    expect(size(1_000_000, 20_000, measured)).toMatchObject({
      step: 'distributed',
      because: [reason],
    })
  })
})
