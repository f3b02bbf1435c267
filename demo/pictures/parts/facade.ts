import { darker, palette } from '#demo/pictures/palette.ts'
import type { Dice } from '#demo/pictures/parts/dice.ts'
import { glow, type Light } from '#demo/pictures/parts/light.ts'
import { circle, ellipse, line, n, path, rect, repeat } from '#demo/pictures/parts/svg.ts'

/** Glass by day, sometimes a lit room in the evening. */
export function glassFill(light: Light, cast: Dice, colour: string = palette.glass): string {
  return cast.chance(light.lit) ? glow(cast.pick(['#ffe2a3', '#ffd27a', '#fff0c9'])) : colour
}

export function pane(
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string,
  frame: string,
  bars = 1,
): string {
  const gap = w / (bars + 1)
  return (
    rect(x, y, w, h, glass, 2) +
    path(
      `M${n(x)} ${n(y)}h${n(w * 0.34)}l${n(-w * 0.22)} ${n(h)}h${n(-w * 0.12)}z`,
      '#ffffff',
      0.16,
    ) +
    repeat(bars, (i) => rect(x + gap * (i + 1) - 1.5, y, 3, h, frame))
  )
}

/** The ogee arch of doors, windows and niches. */
export function archPath(x: number, top: number, w: number, base: number): string {
  const h = base - top
  const shoulder = top + 0.36 * h
  return `M${n(x)} ${n(base)}V${n(shoulder)}C${n(x)} ${n(top + 0.15 * h)} ${n(x + 0.34 * w)} ${n(top + 0.13 * h)} ${n(x + 0.5 * w)} ${n(top)}C${n(x + 0.66 * w)} ${n(top + 0.13 * h)} ${n(x + w)} ${n(top + 0.15 * h)} ${n(x + w)} ${n(shoulder)}V${n(base)}Z`
}

export function archWindow(
  x: number,
  top: number,
  w: number,
  base: number,
  glass: string,
  frame: string,
): string {
  return (
    path(archPath(x, top, w, base), frame) +
    path(archPath(x + 8, top + 12, w - 16, base), glass) +
    rect(x + w / 2 - 1.5, top + 22, 3, base - top - 22, frame) +
    rect(x - 6, base - 2, w + 12, 7, frame, 2)
  )
}

/** A pair of wooden door leaves under an arch, with a toran over it. */
export function archDoor(
  x: number,
  top: number,
  w: number,
  base: number,
  frame: string,
  leaf: string = palette.wood,
): string {
  const middle = x + w / 2
  return (
    path(archPath(x, top, w, base), frame) +
    path(archPath(x + 9, top + 14, w - 18, base), leaf) +
    rect(middle - 1.5, top + 26, 3, base - top - 26, darker(leaf, 0.3)) +
    circle(middle - 8, base - (base - top) * 0.4, 3.4, palette.marigold) +
    circle(middle + 8, base - (base - top) * 0.4, 3.4, palette.marigold) +
    toran(x + 6, top + (base - top) * 0.24, w - 12)
  )
}

/** Marigolds and mango leaves on a string. */
export function toran(x: number, y: number, w: number): string {
  const count = Math.max(3, Math.round(w / 16))
  const sag = w * 0.1
  const leaf = repeat(count, (i) => {
    const along = (i + 0.5) / count
    const drop = 4 * sag * along * (1 - along)
    return path(`M${n(x + w * along - 5)} ${n(y + drop)}l5 13l5 -13z`, palette.leaf500)
  })
  return (
    line(
      `M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + 2 * sag)} ${n(x + w)} ${n(y)}`,
      palette.marigoldDark,
      5,
    ) + leaf
  )
}

export function railing(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = palette.iron,
): string {
  const bars = Math.max(2, Math.round(w / 11))
  return (
    repeat(bars + 1, (i) => rect(x + ((w - 2.5) / bars) * i, y, 2.5, h, colour)) +
    rect(x, y, w, 4, colour, 2) +
    rect(x, y + h - 3, w, 3, colour)
  )
}

export function glassRail(x: number, y: number, w: number, h: number): string {
  return (
    rect(x, y, w, h, '#d8ecec', 1, 0.6) +
    rect(x, y - 2, w, 4, palette.ink, 2) +
    repeat(Math.max(2, Math.round(w / 50)) + 1, (i) => {
      const posts = Math.max(2, Math.round(w / 50))
      return rect(x + ((w - 2.5) / posts) * i, y, 2.5, h, palette.ink)
    })
  )
}

/** A pierced stone screen. */
export function jaali(
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  hole: string,
  size = 18,
): string {
  const across = Math.max(1, Math.round(w / size))
  const down = Math.max(1, Math.round(h / size))
  const [sx, sy] = [w / across, h / down]
  return (
    rect(x, y, w, h, ground) +
    repeat(across * down, (i) => {
      const cx = x + sx * ((i % across) + 0.5)
      const cy = y + sy * (Math.floor(i / across) + 0.5)
      return path(
        `M${n(cx)} ${n(cy - sy * 0.36)}l${n(sx * 0.36)} ${n(sy * 0.36)}l${n(-sx * 0.36)} ${n(sy * 0.36)}l${n(-sx * 0.36)} ${n(-sy * 0.36)}z`,
        hole,
      )
    })
  )
}

/** The black water tank on every roof. */
export function waterTank(x: number, base: number, w: number): string {
  const h = w * 0.8
  return (
    rect(x + w * 0.08, base - 7, w * 0.84, 9, '#8d938c') +
    rect(x, base - 6 - h, w, h, '#2e3a36', w * 0.13) +
    rect(x + w * 0.2, base - 12 - h, w * 0.6, 10, '#2e3a36', 4) +
    rect(x, base - 6 - h * 0.66, w, 3, '#46544f') +
    rect(x, base - 6 - h * 0.36, w, 3, '#46544f')
  )
}

export function airConditioner(x: number, y: number, w = 30): string {
  return (
    rect(x, y, w, w * 0.66, '#e8e6dd', 2) +
    circle(x + w * 0.36, y + w * 0.33, w * 0.22, '#c4c6bd') +
    circle(x + w * 0.36, y + w * 0.33, w * 0.07, '#8d938c') +
    rect(x + w * 0.7, y + w * 0.16, w * 0.2, 2, '#b1b4ab')
  )
}

export function slatPanel(x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x, y, w, h, colour) +
    repeat(w / 11, (i) => rect(x + 4 + i * 11, y, 4, h, darker(colour, 0.25)))
  )
}

export function brickwork(x: number, y: number, w: number, h: number, colour: string): string {
  const rows = Math.floor(h / 12)
  const seams = repeat(rows, (row) => {
    const top = y + row * 12
    const shift = row % 2 ? 14 : 0
    const upright = repeat((w - shift) / 28, (i) => `M${n(x + shift + i * 28)} ${n(top)}v11`)
    return `M${n(x)} ${n(top + 11)}h${n(w)}${upright}`
  })
  return rect(x, y, w, h, colour) + line(seams, darker(colour, 0.11), 1.2)
}

export function lantern(x: number, y: number): string {
  return (
    ellipse(x, y + 8, 16, 16, glow('#ffe2a3'), 0.35) +
    rect(x - 4, y, 8, 14, glow('#ffd27a'), 3) +
    rect(x - 5, y - 4, 10, 5, palette.iron, 2)
  )
}
