import { mix } from '#demo/pictures/palette.ts'
import type { Dice } from '#demo/pictures/parts/dice.ts'
import {
  circle,
  faded,
  height,
  path,
  rect,
  repeat,
  shading,
  width,
} from '#demo/pictures/parts/svg.ts'

/** The hour and the weather of a picture taken outside. */
export type Light = {
  sky: readonly string[]
  sun: string
  cloud: string
  far: string
  tint: string
  tintShare: number
  /** How many windows are lit. */
  lit: number
}

export const lights = {
  noon: {
    sky: ['#a9d5dc', '#d9ebe2', '#f6f3e2'],
    sun: '#ffe6a6',
    cloud: '#ffffff',
    far: '#c3dacb',
    tint: '#ffffff',
    tintShare: 0,
    lit: 0,
  },
  morning: {
    sky: ['#f9d9a8', '#fdefd8', '#fff6e8'],
    sun: '#ffc46b',
    cloud: '#fffaf0',
    far: '#edd2ae',
    tint: '#f6b765',
    tintShare: 0.05,
    lit: 0,
  },
  evening: {
    sky: ['#ec9a6c', '#f8cf98', '#fff0d4'],
    sun: '#ffdf9a',
    cloud: '#fbe0bf',
    far: '#e3ac80',
    tint: '#c4562a',
    tintShare: 0.1,
    lit: 0.12,
  },
  dusk: {
    sky: ['#154840', '#3c7a66', '#d9ac6c'],
    sun: '#ffe0a0',
    cloud: '#4d8571',
    far: '#1d5248',
    tint: '#0d4038',
    tintShare: 0.36,
    lit: 0.8,
  },
  night: {
    sky: ['#1f3557', '#476488', '#d8a98a'],
    sun: '#fff0cf',
    cloud: '#56739a',
    far: '#334f76',
    tint: '#1f3a66',
    tintShare: 0.36,
    lit: 0.65,
  },
  monsoon: {
    sky: ['#9dbcbb', '#c8d9cf', '#f1f1e0'],
    sun: '#f3f0dc',
    cloud: '#eef2ec',
    far: '#b4c7bb',
    tint: '#6f9a90',
    tintShare: 0.06,
    lit: 0.08,
  },
  winter: {
    sky: ['#c9d9e2', '#e8e6e0', '#fbeede'],
    sun: '#ffdcae',
    cloud: '#ffffff',
    far: '#d5d8d3',
    tint: '#dfe3e6',
    tintShare: 0.12,
    lit: 0,
  },
} as const satisfies Record<string, Light>

/** Sky, sun or moon, clouds and the far town. */
export function sky(light: Light, cast: Dice, horizon = 470, town = true): string {
  const dark = light.lit > 0.4
  const sunX = cast.pick([110, 170, 640, 700])
  const sunY = dark ? cast.between(70, 110) : cast.between(90, 170)
  const clouds = repeat(cast.between(1, 3), (i) => {
    const x = (i * 290 + cast.between(20, 180)) % 700
    return cloud(x, cast.between(70, 170), cast.between(80, 150), light.cloud, dark ? 0.35 : 0.8)
  })
  return (
    shading('sky', ...light.sky) +
    rect(0, 0, width, height, light.sky.at(-1)!) +
    rect(0, 0, width, horizon + 10, 'url(#sky)') +
    (dark ? stars(cast) + clouds : circle(sunX, sunY, 78, light.sun, 0.3)) +
    circle(sunX, sunY, dark ? 30 : 52, light.sun, 0.95) +
    (dark ? '' : clouds) +
    (town ? skyline(cast, horizon, light.far) : '')
  )
}

/** Colours a day drawing for its hour. Colours made by `glow` shine as they are. */
export function inLight(light: Light, drawing: string): string {
  if (!light.tintShare) return drawing
  return drawing.replace(/#[0-9a-f]{6}/g, (colour) => mix(colour, light.tint, light.tintShare))
}

/** A colour that the hour does not dim: lamps and lit windows. */
export function glow(colour: string): string {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return `rgb(${part(1)},${part(3)},${part(5)})`
}

export function cloud(x: number, y: number, w: number, fill: string, opacity = 0.8): string {
  const s = w / 10
  const d = `M${x} ${y}h${w}a${s * 1.3} ${s * 1.3} 0 0 0 ${-s * 1.2} ${-s * 2}a${s * 2} ${s * 2} 0 0 0 ${-s * 3.6} ${-s}a${s * 1.7} ${s * 1.7} 0 0 0 ${-s * 3.2} ${s}a${s * 1.2} ${s * 1.2} 0 0 0 ${-s * 2} ${s * 2}z`
  return path(d, fill, opacity)
}

export function skyline(
  cast: Dice,
  base: number,
  fill: string,
  tallest = 120,
  span = width,
): string {
  let x = -10
  let drawn = ''
  while (x < span) {
    const w = cast.between(30, 68)
    const h = cast.between(Math.round(tallest * 0.35), tallest)
    drawn += rect(x, base - h, w, h + 6, fill, 2)
    if (cast.chance(0.3)) drawn += rect(x + w * 0.4, base - h - 14, 4, 16, fill)
    x += w + cast.between(0, 8)
  }
  return faded(0.75, drawn)
}

function stars(cast: Dice): string {
  return repeat(16, () =>
    circle(cast.between(10, 790), cast.between(12, 190), cast.pick([1.2, 1.6, 2]), '#fff3d1', 0.8),
  )
}
