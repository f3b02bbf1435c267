import { describe, expect, test } from 'vitest'
import {
  areaWithin,
  cameraFor,
  circle,
  contains,
  isEmpty,
  isInside,
  projector,
  widened,
} from '#app/features/map/geometry.ts'
import { metresBetween } from '#contract/geo.ts'

const size = { width: 360, height: 640 }
const home = { lat: 28.4446, lng: 77.0639 }

describe('projector', () => {
  test('puts the middle of the camera in the middle of the screen', () => {
    expect(projector({ ...home, zoom: 12 }, size).project(home)).toEqual({ x: 180, y: 320 })
  })

  test('finds the position of a pixel', () => {
    const { project, unproject } = projector({ ...home, zoom: 12 }, size)
    const { lat, lng } = unproject(project({ lat: 28.45, lng: 77.07 }))

    expect(lat).toBeCloseTo(28.45, 9)
    expect(lng).toBeCloseTo(77.07, 9)
  })

  test('knows the area that it shows', () => {
    const { project, bounds } = projector({ ...home, zoom: 12 }, size)
    const { south, west, north, east } = bounds()

    expect(project({ lat: north, lng: west }).x).toBeCloseTo(0)
    expect(project({ lat: north, lng: west }).y).toBeCloseTo(0)
    expect(project({ lat: south, lng: east }).x).toBeCloseTo(360)
    expect(project({ lat: south, lng: east }).y).toBeCloseTo(640)
  })
})

test('the area of a hidden map is empty', () => {
  const camera = { ...home, zoom: 12 }

  expect(isEmpty(projector(camera, { width: 0, height: 0 }).bounds())).toBe(true)
  expect(isEmpty(projector(camera, size).bounds())).toBe(false)
})

describe('cameraFor', () => {
  test('shows all of an area, and no more than it must', () => {
    const area = areaWithin(home, 1_000)
    const shown = projector(cameraFor(area, size), size).bounds()

    expect(isInside(area, widened(shown, 1e-9))).toBe(true)
    expect(shown.west).toBeCloseTo(area.west)
    expect(cameraFor(area, size, { maxZoom: 12 }).zoom).toBe(12)
  })
})

test('a circle keeps its distance', () => {
  for (const [lng, lat] of circle(home, 500)) {
    expect(metresBetween(home, { lat, lng })).toBeCloseTo(500, 0)
    expect(contains(areaWithin(home, 501), { lat, lng })).toBe(true)
  }
})
