import { darker, palette } from '#demo/pictures/palette.ts'
import { jaali } from '#demo/pictures/parts/facade.ts'
import { glow } from '#demo/pictures/parts/light.ts'
import { circle, ellipse, line, n, path, rect, repeat, width } from '#demo/pictures/parts/svg.ts'

/** Road with kerb along the lower edge, from `top` down. */
export function road(top: number, marked = true): string {
  return (
    rect(0, top, width, 600 - top, palette.road) +
    rect(0, top - 6, width, 9, palette.kerb) +
    (marked
      ? repeat(8, (i) => rect(16 + i * 104, top + (600 - top) * 0.56, 52, 5, palette.cream, 1))
      : '')
  )
}

export function lawn(top: number, h: number, colour: string = palette.grass): string {
  return rect(0, top, width, h, colour) + rect(0, top, width, 5, darker(colour, 0.1))
}

export function pavement(top: number, h: number, colour = '#c9b79c'): string {
  return (
    rect(0, top, width, h, colour) +
    repeat(12, (i) => line(`M${i * 72 + 10} ${top}l-16 ${h}`, darker(colour, 0.1), 1.4))
  )
}

export function boundaryWall(
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string = palette.sand,
  coping: string = palette.terracotta,
): string {
  return rect(x, base - h, w, h, colour, 2) + rect(x - 4, base - h - 8, w + 8, 10, coping, 2)
}

export function gate(
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string = palette.iron,
): string {
  const bars = Math.round(w / 14)
  return (
    rect(x - 16, base - h - 14, 16, h + 14, palette.sand) +
    rect(x + w, base - h - 14, 16, h + 14, palette.sand) +
    rect(x - 20, base - h - 20, 24, 8, palette.terracotta, 2) +
    rect(x + w - 4, base - h - 20, 24, 8, palette.terracotta, 2) +
    repeat(bars + 1, (i) => rect(x + ((w - 4) / bars) * i, base - h, 4, h, colour)) +
    rect(x, base - h * 0.86, w, 4, colour) +
    rect(x, base - h * 0.2, w, 4, colour) +
    circle(x + w / 2 - 8, base - h * 0.5, 3, palette.marigold) +
    circle(x + w / 2 + 8, base - h * 0.5, 3, palette.marigold)
  )
}

export function streetLamp(x: number, base: number, h = 190, lit = false): string {
  return (
    rect(x - 2.5, base - h, 5, h, palette.iron) +
    line(`M${n(x)} ${n(base - h)}q2 -16 30 -14`, palette.iron, 5) +
    (lit ? ellipse(x + 34, base - h - 6, 34, 22, glow('#ffe2a3'), 0.3) : '') +
    rect(x + 22, base - h - 18, 26, 8, lit ? glow('#ffe2a3') : palette.lamp, 4)
  )
}

export function bench(x: number, base: number, w = 90): string {
  return (
    rect(x, base - 24, w, 7, palette.woodLight, 3) +
    rect(x, base - 46, w, 7, palette.woodLight, 3) +
    rect(x + 8, base - 46, 5, 46, palette.iron) +
    rect(x + w - 13, base - 46, 5, 46, palette.iron)
  )
}

/** A low wall with a lattice band. */
export function latticeWall(x: number, base: number, w: number, h: number, colour: string): string {
  return (
    rect(x, base - h, w, h, colour) +
    jaali(x, base - h + 10, w, h * 0.42, colour, darker(colour, 0.3), 20) +
    rect(x - 3, base - h - 6, w + 6, 9, palette.cream, 2)
  )
}

/** A path or drive that narrows towards the house. */
export function drive(
  x: number,
  top: number,
  w: number,
  bottom: number,
  colour = '#e8dac2',
): string {
  const spread = (bottom - top) * 0.35
  return path(
    `M${n(x)} ${n(top)}h${n(w)}l${n(spread)} ${n(bottom - top)}H${n(x - spread)}z`,
    colour,
  )
}
