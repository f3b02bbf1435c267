import { palette } from '#demo/pictures/palette.ts'
import type { Dice } from '#demo/pictures/parts/dice.ts'
import { archPath } from '#demo/pictures/parts/facade.ts'
import { type Light, skyline } from '#demo/pictures/parts/light.ts'
import { circle, cut, outline, path, rect, repeat } from '#demo/pictures/parts/svg.ts'

/** The town as seen from inside. */
export function view(w: number, h: number, light: Light, cast: Dice): string {
  const dark = light.lit > 0.4
  const lamps = dark
    ? repeat(16, () =>
        rect(
          cast.between(4, w - 8),
          cast.between(Math.round(h * 0.66), Math.round(h * 0.94)),
          4,
          5,
          palette.lamp,
        ),
      )
    : ''
  const trees = dark ? ['#1c5345', '#24604f'] : [palette.leaf300, '#3f8a66']
  return (
    rect(0, 0, w, h, light.sky[dark ? 0 : 1]!) +
    rect(0, h * 0.55, w, h * 0.45, light.sky[dark ? 1 : 2]!, 0, 0.6) +
    circle(w * cast.pick([0.26, 0.7]), h * 0.28, h * 0.11, light.sun) +
    skyline(cast, h, light.far, Math.round(h * 0.42), w) +
    lamps +
    circle(w * 0.15, h, h * 0.24, trees[0]!) +
    circle(w * 0.34, h * 1.02, h * 0.18, trees[1]!) +
    (cast.chance(0.5) ? circle(w * 0.9, h * 1.02, h * 0.2, trees[0]!) : '')
  )
}

/** The same hour without sun or moon, for the second window of a room. */
export function sunless(light: Light): Light {
  return { ...light, sun: light.sky[light.lit > 0.4 ? 0 : 1]! }
}

export function viewWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
  cast: Dice,
  bars = 1,
  frame = '#fffbf3',
): string {
  const gap = w / (bars + 1)
  return (
    cut(x, y, w, h, view(w, h, light, cast)) +
    path(`M${x} ${y}h${w * 0.24}l${-w * 0.18} ${h}h${-w * 0.06}z`, '#ffffff', 0.18) +
    repeat(bars, (i) => rect(x + gap * (i + 1) - 3, y, 6, h, frame)) +
    outline(x, y, w, h, frame, 9, 2) +
    rect(x - 14, y + h + 2, w + 28, 9, frame, 3)
  )
}

/** A window under an ogee arch. */
export function archView(
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
  cast: Dice,
  frame = '#fffbf3',
): string {
  const id = `arch${Math.round(x)}`
  return (
    `<defs><clipPath id="${id}"><path d="${archPath(x, y, w, y + h)}"/></clipPath></defs>` +
    path(archPath(x - 10, y - 14, w + 20, y + h + 4), frame) +
    `<g clip-path="url(#${id})">${cut(x, y, w, h, view(w, h, light, cast))}</g>` +
    rect(x + w / 2 - 3, y + 12, 6, h - 12, frame) +
    rect(x, y + h * 0.5, w, 6, frame) +
    rect(x - 18, y + h, w + 36, 10, frame, 3)
  )
}
