import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { glow } from '#demo/pictures/parts/light.ts'
import { circle, ellipse, line, n, path, rect, repeat } from '#demo/pictures/parts/svg.ts'

/** A striped awning with a scalloped edge. */
export function awning(x: number, y: number, w: number, h: number, colour: string): string {
  const count = Math.max(3, Math.round(w / 44))
  const step = w / count
  return repeat(count, (i) => {
    const left = x + i * step
    return path(
      `M${n(left)} ${n(y)}h${n(step)}v${n(h)}q${n(-step / 2)} ${n(step * 0.42)} ${n(-step)} 0z`,
      i % 2 ? '#fff6e8' : colour,
    )
  })
}

/** A sign board: bars instead of letters. */
export function signBoard(
  x: number,
  y: number,
  w: number,
  h: number,
  board: string,
  mark: string,
): string {
  return (
    rect(x, y, w, h, board, 4) +
    circle(x + h * 0.55, y + h * 0.5, h * 0.26, mark) +
    rect(x + h * 1.1, y + h * 0.3, w * 0.42, h * 0.2, mark, h * 0.08) +
    rect(x + h * 1.1, y + h * 0.62, w * 0.28, h * 0.12, lighter(board, 0.75), h * 0.05)
  )
}

export function shutter(x: number, y: number, w: number, h: number, colour = '#8c9a94'): string {
  return (
    rect(x, y, w, h, colour, 3) +
    repeat(h / 16, (i) => rect(x, y + 8 + i * 16, w, 3, darker(colour, 0.16))) +
    rect(x + w / 2 - 10, y + h - 12, 20, 5, palette.iron, 2)
  )
}

const goods = [
  palette.sindoor,
  palette.leaf600,
  palette.neel,
  palette.marigoldDark,
  palette.cream,
  palette.clay,
]

/** Shelves full of boxes, jars and bottles. */
export function stockedShelf(
  x: number,
  y: number,
  w: number,
  h: number,
  shelves: number,
  back = '#ffe2a3',
  shift = 0,
): string {
  const gap = h / shelves
  const count = Math.floor((w - 16) / 25)
  return (
    rect(x, y, w, h, back) +
    repeat(shelves, (s) => {
      const floor = y + gap * (s + 1) - 6
      return (
        repeat(count, (i) => {
          const colour = goods[(i + s * 2 + shift) % goods.length]!
          const tall = gap * (0.5 + ((i * 5 + s * 3 + shift) % 4) * 0.1)
          const left = x + 10 + i * 25
          return (i + s + shift) % 3 === 0
            ? rect(left + 3, floor - tall, 12, tall, colour, 5) +
                rect(left + 6, floor - tall - 4, 6, 5, darker(colour, 0.3), 1)
            : rect(left, floor - tall, 19, tall, colour, 3) +
                rect(left + 3, floor - tall * 0.6, 13, tall * 0.24, lighter(colour, 0.55), 1)
        }) + rect(x, floor, w, 6, palette.wood)
      )
    })
  )
}

/** Clothes on a rail. */
export function clothesRail(
  x: number,
  y: number,
  w: number,
  drop: number,
  colours: readonly string[],
): string {
  const count = Math.floor(w / 26)
  return (
    line(`M${x} ${y}H${x + w}`, palette.iron, 5) +
    repeat(count, (i) => {
      const left = x + 4 + i * 26
      const fill = colours[i % colours.length]!
      const long = drop * (i % 2 ? 1 : 0.86)
      return (
        line(`M${left + 10} ${y}v8`, palette.iron, 2) +
        path(`M${left} ${y + 16}q10 -10 20 0l4 ${n(long)}h-28z`, fill) +
        rect(left - 3, y + 10 + long, 26, 6, darker(fill, 0.2))
      )
    })
  )
}

/** A dressed figure for the shop window. */
export function mannequin(x: number, base: number, colour: string, s = 1): string {
  return (
    ellipse(x, base, 22 * s, 5 * s, '#22322c', 0.2) +
    rect(x - 2 * s, base - 40 * s, 4 * s, 40 * s, palette.steel) +
    path(
      `M${n(x - 18 * s)} ${n(base - 118 * s)}q18 -12 ${n(36 * s)} 0l${n(-5 * s)} ${n(38 * s)}l${n(15 * s)} ${n(56 * s)}h${n(-56 * s)}l${n(15 * s)} ${n(-56 * s)}z`,
      colour,
    ) +
    path(
      `M${n(x - 18 * s)} ${n(base - 116 * s)}L${n(x + 22 * s)} ${n(base - 40 * s)}h${n(-12 * s)}L${n(x - 18 * s)} ${n(base - 104 * s)}z`,
      palette.honey,
    ) +
    rect(x - 4 * s, base - 132 * s, 8 * s, 14 * s, '#c99a74') +
    circle(x, base - 140 * s, 12 * s, '#c99a74')
  )
}

/** Bulbs on a sagging string. */
export function stringLights(x: number, y: number, w: number, sag: number): string {
  const count = Math.round(w / 38)
  return (
    line(
      `M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + sag * 2)} ${n(x + w)} ${n(y)}`,
      palette.iron,
      2,
    ) +
    repeat(count, (i) => {
      const along = (i + 0.5) / count
      const bulbY = y + 4 * sag * along * (1 - along) + 8
      return (
        circle(x + w * along, bulbY, 11, glow('#ffe2a3'), 0.35) +
        circle(x + w * along, bulbY, 5, glow('#ffd27a'))
      )
    })
  )
}
