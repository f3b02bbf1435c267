import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { at, circle, ellipse, line, path, rect, repeat, turned } from '#demo/pictures/parts/svg.ts'

/** A sofa centred on x, its feet on the base line. */
export function sofa(
  x: number,
  base: number,
  w: number,
  colour: string,
  cushions: readonly string[],
): string {
  const half = w / 2
  const seats = w > 320 ? 3 : 2
  const inner = w - 56
  const deep = darker(colour, 0.2)
  return at(
    x,
    base,
    ellipse(0, 0, half * 1.02, 8, '#3b2a20', 0.16) +
      rect(-half + 30, -176, w - 60, 124, colour, 26) +
      rect(-half, -136, 72, 118, deep, 24) +
      rect(half - 72, -136, 72, 118, deep, 24) +
      rect(-half + 28, -102, inner, 66, lighter(colour, 0.14), 16) +
      repeat(seats - 1, (i) =>
        rect(-half + 28 + (inner / seats) * (i + 1) - 2, -102, 4, 66, colour),
      ) +
      rect(-half + 20, -36, w - 40, 16, darker(colour, 0.35), 6) +
      rect(-half + 34, -22, 12, 22, palette.woodDeep) +
      rect(half - 46, -22, 12, 22, palette.woodDeep) +
      cushionsOn(half, cushions),
  )
}

function cushionsOn(half: number, cushions: readonly string[]): string {
  const [first, second, third] = cushions
  return (
    (first ? turned(-8, -half + 112, -125, rect(-half + 76, -156, 72, 62, first, 12)) : '') +
    (second
      ? turned(
          7,
          half - 112,
          -125,
          rect(half - 148, -156, 72, 62, second, 12) +
            line(`M${half - 134} -134h44M${half - 134} -120h44`, darker(second, 0.25), 4),
        )
      : '') +
    (third ? turned(5, -half + 176, -118, rect(-half + 148, -140, 56, 48, third, 10)) : '')
  )
}

/** A corner sofa; a negative scale puts the long seat on the left. */
export function cornerSofa(
  x: number,
  base: number,
  colour: string,
  cushions: readonly string[],
  scale = 1,
): string {
  const deep = darker(colour, 0.2)
  return at(
    x,
    base,
    ellipse(0, 0, 236, 9, '#3b2a20', 0.16) +
      rect(-216, -172, 432, 120, colour, 24) +
      rect(-232, -132, 62, 112, deep, 22) +
      rect(-190, -100, 280, 60, lighter(colour, 0.14), 14) +
      rect(-52, -100, 4, 60, colour) +
      rect(-206, -42, 300, 20, darker(colour, 0.35), 6) +
      rect(84, -104, 148, 92, lighter(colour, 0.2), 18) +
      rect(84, -44, 148, 34, darker(colour, 0.3), 8) +
      rect(-190, -24, 12, 24, palette.woodDeep) +
      rect(206, -12, 12, 12, palette.woodDeep) +
      rect(100, -12, 12, 12, palette.woodDeep) +
      turned(-8, -140, -124, rect(-172, -154, 68, 60, cushions[0]!, 12)) +
      turned(6, -66, -120, rect(-96, -146, 60, 52, cushions[1]!, 11)) +
      turned(8, 166, -130, rect(132, -160, 68, 60, cushions[2] ?? cushions[0]!, 12)),
    scale,
  )
}

export function armchair(
  x: number,
  base: number,
  colour: string,
  cushion: string,
  scale = 1,
): string {
  return at(
    x,
    base,
    ellipse(0, 0, 70, 6, '#3b2a20', 0.16) +
      rect(-48, -150, 96, 110, colour, 26) +
      rect(-66, -104, 36, 84, darker(colour, 0.2), 16) +
      rect(30, -104, 36, 84, darker(colour, 0.2), 16) +
      rect(-38, -84, 76, 46, lighter(colour, 0.14), 12) +
      rect(-54, -40, 108, 18, darker(colour, 0.3), 6) +
      turned(6, 0, -104, rect(-24, -126, 48, 44, cushion, 9)) +
      rect(-48, -22, 9, 22, palette.woodDeep) +
      rect(39, -22, 9, 22, palette.woodDeep),
    scale,
  )
}

/** The wooden swing hung from the ceiling. */
export function jhoola(x: number, base: number, w: number, colour: string): string {
  const seat = base - 92
  const [left, right] = [x - w / 2 + 16, x + w / 2 - 16]
  return (
    ellipse(x, base, w * 0.46, 8, '#3b2a20', 0.14) +
    line(`M${left} 0V${seat}M${right} 0V${seat}`, palette.marigoldDark, 4) +
    repeat(
      5,
      (i) =>
        circle(left, 60 + i * ((seat - 70) / 5), 5, palette.marigold) +
        circle(right, 60 + i * ((seat - 70) / 5), 5, palette.marigold),
    ) +
    rect(x - w / 2, seat - 84, w, 12, palette.woodDark, 6) +
    repeat(9, (i) => rect(x - w / 2 + 22 + i * ((w - 52) / 8), seat - 74, 8, 66, palette.wood, 3)) +
    rect(x - w / 2, seat - 84, 14, 110, palette.woodDark, 5) +
    rect(x + w / 2 - 14, seat - 84, 14, 110, palette.woodDark, 5) +
    rect(x - w / 2 + 10, seat - 18, w - 20, 28, colour, 12) +
    rect(x - w / 2, seat + 8, w, 16, palette.woodDark, 5) +
    turned(
      -6,
      x - w * 0.28,
      seat - 38,
      rect(x - w * 0.28 - 30, seat - 66, 60, 52, palette.marigold, 11),
    ) +
    turned(
      7,
      x + w * 0.28,
      seat - 38,
      rect(x + w * 0.28 - 30, seat - 66, 60, 52, palette.cream, 11),
    )
  )
}

export function stool(x: number, base: number, colour: string, h = 70): string {
  return (
    line(
      `M${x - 16} ${base}L${x - 10} ${base - h + 8}M${x + 16} ${base}L${x + 10} ${base - h + 8}M${x - 13} ${base - h * 0.36}H${x + 13}`,
      palette.woodDeep,
      5,
    ) + rect(x - 24, base - h, 48, 13, colour, 6)
  )
}

/** A wooden chair seen from the side; a negative scale turns it round. */
export function diningChair(x: number, base: number, seat: string, scale = 1): string {
  return at(
    x,
    base,
    rect(-26, -148, 8, 148, palette.woodDark, 3) +
      rect(20, -66, 8, 66, palette.woodDark, 3) +
      path('M-28 -148q-6 -4 -2 -12h10l2 76h-8z', palette.woodDark) +
      rect(-24, -140, 8, 56, palette.woodLight, 3) +
      rect(-28, -78, 60, 14, seat, 6),
    scale,
  )
}

/** A chair seen from the back. */
export function chairBack(x: number, base: number, colour: string, seat: string): string {
  return (
    rect(x - 34, base - 150, 8, 150, colour, 3) +
    rect(x + 26, base - 150, 8, 150, colour, 3) +
    rect(x - 38, base - 158, 76, 16, colour, 7) +
    repeat(4, (i) => rect(x - 20 + i * 11, base - 142, 6, 62, lighter(colour, 0.12), 2)) +
    rect(x - 38, base - 84, 76, 16, seat, 6) +
    rect(x - 30, base - 40, 60, 5, colour)
  )
}

export function officeChair(x: number, base: number, colour: string): string {
  return (
    rect(x - 4, base - 84, 8, 64, palette.iron) +
    line(`M${x - 30} ${base - 4}L${x} ${base - 24}L${x + 30} ${base - 4}`, palette.iron, 7) +
    circle(x - 30, base - 3, 5, palette.ink) +
    circle(x + 30, base - 3, 5, palette.ink) +
    rect(x - 42, base - 148, 84, 62, colour, 14) +
    rect(x - 38, base - 96, 76, 18, darker(colour, 0.2), 8)
  )
}
