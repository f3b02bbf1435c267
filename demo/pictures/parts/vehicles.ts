import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { at, circle, ellipse, line, path, rect } from '#demo/pictures/parts/svg.ts'

/** Seen from the side, 156 wide, standing on its base line. */
export function car(x: number, base: number, colour: string, scale = 1): string {
  const body =
    'M4 -14v-14q0 -10 12 -12l20 -4q14 -24 36 -24h28q20 0 36 24l10 3q10 3 10 13v14q0 4 -4 4H8q-4 0 -4 -4z'
  return at(
    x,
    base,
    ellipse(78, 0, 82, 5, '#22322c', 0.2) +
      path(body, colour) +
      rect(4, -24, 152, 4, darker(colour, 0.18)) +
      path('M46 -44q10 -16 26 -16h6v16z', '#dde9ea') +
      path('M84 -60h16q14 0 24 16h-40z', '#dde9ea') +
      rect(148, -34, 8, 8, palette.lamp, 2) +
      rect(4, -36, 6, 9, palette.sindoor, 2) +
      wheel(38, -12, 14) +
      wheel(122, -12, 14),
    scale,
  )
}

/** Green and yellow, three wheels. */
export function autoRickshaw(x: number, base: number, scale = 1): string {
  return at(
    x,
    base,
    ellipse(56, 0, 62, 5, '#22322c', 0.2) +
      path('M2 -16V-62Q4 -92 34 -94H74Q90 -94 96 -72L104 -42Q112 -38 112 -16Z', palette.leaf700) +
      path('M2 -56Q4 -92 34 -94H74Q90 -94 94 -76L96 -66Q40 -70 2 -56Z', palette.marigold) +
      path('M74 -62H92L100 -38H74Z', '#dde9ea') +
      rect(16, -54, 44, 26, palette.ink, 6) +
      rect(18, -34, 40, 10, palette.clay, 4) +
      rect(2, -22, 110, 5, palette.marigold) +
      circle(108, -30, 4, palette.lamp) +
      wheel(24, -10, 11) +
      wheel(96, -10, 11),
    scale,
  )
}

export function scooter(x: number, base: number, colour: string, scale = 1): string {
  return at(
    x,
    base,
    ellipse(42, 0, 46, 4, '#22322c', 0.2) +
      path(
        'M8 -22Q8 -46 34 -42H50L56 -22H72L62 -60H72L84 -22Q78 -10 62 -12H20Q8 -12 8 -22Z',
        colour,
      ) +
      rect(12, -50, 38, 8, palette.woodDeep, 4) +
      line('M64 -60L58 -70H70', palette.ink, 4) +
      circle(71, -56, 4, palette.lamp) +
      wheel(18, -10, 11) +
      wheel(78, -10, 11),
    scale,
  )
}

export function bicycle(x: number, base: number, colour: string, scale = 1): string {
  const rim = (cx: number) =>
    `<circle cx="${cx}" cy="-18" r="16" fill="none" stroke="${palette.ink}" stroke-width="4"/>`
  return at(
    x,
    base,
    rim(18) +
      rim(78) +
      line('M18 -18L36 -44H64L46 -18Z M36 -44L46 -18H18 M78 -18L62 -54H52', colour, 4) +
      line('M30 -50H44', palette.woodDeep, 5),
    scale,
  )
}

export function truck(x: number, base: number, colour: string, scale = 1): string {
  return at(
    x,
    base,
    ellipse(105, 0, 112, 6, '#22322c', 0.2) +
      rect(0, -104, 136, 86, palette.cream, 4) +
      rect(0, -60, 136, 12, colour) +
      rect(0, -44, 136, 5, palette.marigold) +
      path(
        'M142 -18V-78Q142 -84 148 -84H178Q186 -84 190 -76L202 -52Q208 -50 208 -42V-18Z',
        colour,
      ) +
      path('M162 -76H178L190 -52H162Z', '#dde9ea') +
      rect(0, -22, 208, 8, palette.ink, 2) +
      rect(202, -36, 6, 8, palette.lamp, 2) +
      wheel(34, -14, 15) +
      wheel(68, -14, 15) +
      wheel(172, -14, 15),
    scale,
  )
}

export function tractor(x: number, base: number, colour: string, scale = 1): string {
  return at(
    x,
    base,
    ellipse(66, 0, 74, 5, '#22322c', 0.2) +
      rect(46, -62, 76, 34, colour, 8) +
      rect(110, -58, 12, 26, lighter(colour, 0.25), 3) +
      path('M14 -62Q30 -70 52 -58V-30H14Z', darker(colour, 0.15)) +
      line('M20 -62V-104H66V-62', palette.ink, 5) +
      rect(12, -110, 62, 9, palette.ink, 4) +
      rect(92, -92, 5, 32, palette.ink, 2) +
      line('M52 -62L60 -76', palette.ink, 4) +
      wheel(32, -28, 30) +
      wheel(106, -17, 18),
    scale,
  )
}

function wheel(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, '#26302c') +
    circle(x, y, r * 0.46, '#c9ccc4') +
    circle(x, y, r * 0.16, '#6b756f')
  )
}
