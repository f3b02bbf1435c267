import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { glow } from '#demo/pictures/parts/light.ts'
import { pottedPlant } from '#demo/pictures/parts/plants.ts'
import { circle, ellipse, line, outline, path, rect, repeat } from '#demo/pictures/parts/svg.ts'

export function coffeeTable(x: number, y: number, round: boolean): string {
  const tray =
    circle(x - 20, y - 14, 10, palette.cream) +
    rect(x + 4, y - 20, 28, 16, palette.teal, 4) +
    path(`M${x + 10} ${y - 20}q8 -22 0 -30q-8 8 0 30z`, palette.leaf400)
  if (round)
    return ellipse(x, y, 92, 16, palette.woodDark) + ellipse(x, y - 4, 92, 15, palette.wood) + tray
  return (
    rect(x - 96, y - 8, 192, 14, palette.wood, 4) +
    rect(x - 84, y + 6, 10, 34, palette.woodDark) +
    rect(x + 74, y + 6, 10, 34, palette.woodDark) +
    rect(x - 80, y + 24, 160, 6, palette.woodDark) +
    tray
  )
}

/** A small chest with a lamp on it. */
export function lampTable(
  x: number,
  base: number,
  shade: string = palette.cream,
  lit = false,
): string {
  return (
    (lit ? ellipse(x, base - 158, 74, 66, glow('#ffe2a3'), 0.35) : '') +
    rect(x - 34, base - 92, 68, 92, palette.wood, 6) +
    rect(x - 26, base - 80, 52, 30, palette.woodLight, 3) +
    rect(x - 26, base - 44, 52, 30, palette.woodLight, 3) +
    circle(x, base - 65, 3, palette.honey) +
    circle(x, base - 29, 3, palette.honey) +
    rect(x - 3, base - 136, 6, 44, palette.woodDeep) +
    ellipse(x, base - 94, 16, 5, palette.woodDeep) +
    path(`M${x - 18} ${base - 176}h36l14 42h-64z`, lit ? glow('#ffe2a3') : shade)
  )
}

export function floorLamp(x: number, base: number, shade: string, lit = false): string {
  return (
    (lit ? ellipse(x, base - 268, 96, 80, glow('#ffe2a3'), 0.32) : '') +
    ellipse(x, base - 3, 30, 6, palette.woodDeep) +
    rect(x - 3, base - 250, 6, 250, palette.woodDeep) +
    path(`M${x - 26} ${base - 306}h52l20 58h-92z`, lit ? glow('#ffe2a3') : shade)
  )
}

export function tvUnit(
  x: number,
  base: number,
  w: number,
  colour: string = palette.woodLight,
): string {
  const top = base - 84
  return (
    rect(x + w / 2 - 130, top - 192, 260, 152, palette.ink, 8) +
    rect(x + w / 2 - 122, top - 184, 244, 136, '#35514a', 4) +
    path(`M${x + w / 2 - 122} ${top - 184}h90l-70 136h-20z`, '#ffffff', 0.08) +
    rect(x, top, w, 66, colour, 6) +
    rect(x, top, w, 8, darker(colour, 0.14), 4) +
    repeat(3, (i) =>
      rect(x + 12 + i * ((w - 12) / 3), top + 16, (w - 12) / 3 - 12, 42, lighter(colour, 0.14), 3),
    ) +
    rect(x + 20, base - 18, 10, 18, palette.woodDeep) +
    rect(x + w - 30, base - 18, 10, 18, palette.woodDeep) +
    pottedPlant(x + 34, top, 30, palette.cream) +
    rect(x + w - 60, top - 26, 14, 26, palette.clay, 3) +
    rect(x + w - 42, top - 34, 14, 34, palette.leaf600, 3)
  )
}

const spines = [
  palette.leaf600,
  palette.marigold,
  palette.clay,
  palette.neel,
  palette.cream,
  palette.terracotta,
  palette.leaf300,
]

export function books(x: number, base: number, w: number, h: number, shift = 0): string {
  return repeat(w / 14, (i) => {
    const tall = h * (0.7 + ((i * 7 + shift * 3) % 5) * 0.07)
    return rect(x + i * 14, base - tall, 11, tall, spines[(i * 3 + shift) % spines.length]!, 1.5)
  })
}

/** Shelves with books, pots and a few open gaps. */
export function bookcase(
  x: number,
  base: number,
  w: number,
  h: number,
  shelves: number,
  colour: string = palette.wood,
): string {
  const gap = (h - 12) / shelves
  return (
    rect(x, base - h, w, h, colour, 4) +
    rect(x + 8, base - h + 8, w - 16, h - 16, '#ecd6b8') +
    repeat(shelves, (i) => {
      const y = base - 12 - gap * i
      const half = (w - 28) / 2
      const left = i % 2 === 0
      return (
        books(left ? x + 14 : x + 16 + half, y, half - 4, gap * 0.78, i + x) +
        (i % 3 === 1
          ? rect(left ? x + half + 34 : x + 24, y - gap * 0.4, 30, gap * 0.4, palette.clay, 8)
          : pottedPlant(left ? x + half + 46 : x + 34, y, gap * 0.3, palette.cream)) +
        rect(x + 4, y, w - 8, 7, colour)
      )
    })
  )
}

export function wardrobe(
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  handles: string = palette.honey,
): string {
  const doors = Math.max(2, Math.round(w / 74))
  const step = (w - 8) / doors
  return (
    rect(x, base - h, w, h, darker(colour, 0.16), 5) +
    repeat(
      doors,
      (i) =>
        rect(x + 5 + i * step, base - h + 8, step - 4, h - 24, colour, 3) +
        outline(x + 15 + i * step, base - h + 20, step - 24, h - 50, darker(colour, 0.1), 3, 2) +
        rect(i % 2 ? x + 12 + i * step : x + step * (i + 1) - 8, base - h * 0.5, 4, 36, handles, 2),
    ) +
    rect(x - 6, base - h - 6, w + 12, 12, darker(colour, 0.26), 3)
  )
}

export function desk(x: number, base: number, w: number, colour: string = palette.oak): string {
  return (
    rect(x, base - 122, w, 14, colour, 4) +
    rect(x + 10, base - 108, 9, 108, palette.iron) +
    rect(x + w - 92, base - 108, 82, 84, lighter(colour, 0.12), 3) +
    repeat(
      3,
      (i) =>
        rect(x + w - 84, base - 100 + i * 26, 66, 21, lighter(colour, 0.3), 2) +
        circle(x + w - 51, base - 90 + i * 26, 2.6, palette.woodDark),
    ) +
    rect(x + w - 88, base - 26, 8, 26, palette.iron) +
    rect(x + w - 24, base - 26, 8, 26, palette.iron)
  )
}

export function laptop(x: number, base: number, s = 1): string {
  return (
    rect(x - 38 * s, base - 54 * s, 76 * s, 50 * s, palette.ink, 5 * s) +
    rect(x - 33 * s, base - 49 * s, 66 * s, 40 * s, '#7fb7a2', 2 * s) +
    path(
      `M${x - 33 * s} ${base - 49 * s}h${30 * s}l${-20 * s} ${40 * s}h${-10 * s}z`,
      '#ffffff',
      0.25,
    ) +
    rect(x - 46 * s, base - 5 * s, 92 * s, 5 * s, palette.steel, 2 * s)
  )
}

export function monitor(x: number, base: number): string {
  return (
    rect(x - 46, base - 76, 92, 60, palette.ink, 5) +
    rect(x - 40, base - 70, 80, 48, '#7fb7a2', 2) +
    line(
      `M${x - 30} ${base - 58}h34M${x - 30} ${base - 48}h52M${x - 30} ${base - 38}h26`,
      '#dcebdd',
      4,
    ) +
    rect(x - 4, base - 16, 8, 12, palette.ink) +
    rect(x - 20, base - 5, 40, 5, palette.ink, 2)
  )
}
