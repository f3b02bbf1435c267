import { darker, lighter, mix, palette } from '#demo/pictures/palette.ts'
import { turn } from '#demo/pictures/parts/dice.ts'
import { brickwork } from '#demo/pictures/parts/facade.ts'
import { ellipse, line, n, path, rect, repeat, width } from '#demo/pictures/parts/svg.ts'

export type RoomLook = {
  wall: string
  floor: string
  flooring: 'planks' | 'tiles' | 'checks' | 'terrazzo'
  finish: 'plain' | 'panels' | 'dado' | 'band' | 'brick'
  /** Where wall and floor meet. */
  edge: number
}

/** Wall, skirting and floor. */
export function room(look: RoomLook): string {
  const { wall, edge } = look
  return (
    rect(0, 0, width, edge + 4, wall) +
    finishing(look) +
    floorOf(look) +
    rect(0, edge - 8, width, 10, mix(wall, '#ffffff', 0.7))
  )
}

function finishing({ wall, finish, edge }: RoomLook): string {
  const soft = lighter(wall, 0.35)
  if (finish === 'panels')
    return repeat(5, (i) => {
      const x = 22 + i * 156
      return `<rect x="${x}" y="60" width="132" height="${edge - 110}" fill="none" stroke="${soft}" stroke-width="4"/>`
    })
  if (finish === 'dado')
    return (
      rect(0, edge - 130, width, 130, darker(wall, 0.1)) +
      rect(0, edge - 136, width, 8, soft) +
      repeat(11, (i) => rect(i * 76 + 30, edge - 120, 3, 104, soft, 0, 0.6))
    )
  if (finish === 'band')
    return rect(0, 0, width, 44, soft) + rect(0, 44, width, 5, darker(wall, 0.08))
  if (finish === 'brick') return brickwork(0, 0, width, edge, wall)
  return ''
}

function floorOf({ floor, flooring, edge }: RoomLook): string {
  const h = 600 - edge
  const seam = darker(floor, 0.14)
  const base = rect(0, edge, width, h, floor)
  if (flooring === 'planks')
    return (
      base +
      repeat(
        5,
        (i) =>
          rect(0, edge + (h * (i + 1)) / 5 - 8, width, 2, seam) +
          rect((i * 197 + 90) % 760, edge + (h * i) / 5 + (i ? -8 : 0), 2, h / 5, seam),
      )
    )
  if (flooring === 'tiles')
    return (
      base +
      repeat(17, (i) =>
        line(`M${400 + (i - 8) * 70} ${edge}L${400 + (i - 8) * 150} 600`, seam, 2),
      ) +
      [0.22, 0.56].map((d) => rect(0, edge + h * d, width, 2, seam)).join('')
    )
  if (flooring === 'checks') return base + checks(edge, h, lighter(floor, 0.45))
  return (
    base +
    repeat(70, (i) =>
      ellipse(
        (i * 137) % 800,
        edge + 12 + ((i * 61) % (h - 14)),
        4 + (i % 3) * 2,
        2 + (i % 2),
        [seam, lighter(floor, 0.4), mix(floor, palette.terracotta, 0.4)][i % 3]!,
      ),
    )
  )
}

/** A chequered floor in perspective. */
function checks(edge: number, h: number, tile: string): string {
  const rows = [0, 0.14, 0.34, 0.62, 1]
  return repeat(4, (r) =>
    repeat(18, (c) => {
      if ((r + c) % 2) return ''
      const x = (column: number, depth: number) => 400 + (column - 9) * (78 + 72 * depth)
      const [top, bottom] = [rows[r]!, rows[r + 1]!]
      return path(
        `M${n(x(c, top))} ${n(edge + h * top)}L${n(x(c + 1, top))} ${n(edge + h * top)}L${n(x(c + 1, bottom))} ${n(edge + h * bottom)}L${n(x(c, bottom))} ${n(edge + h * bottom)}Z`,
        tile,
      )
    }),
  )
}

export function roundRug(x: number, y: number, rx: number, colour: string): string {
  return (
    ellipse(x, y, rx, rx * 0.158, lighter(colour, 0.6)) +
    ellipse(x, y, rx * 0.88, rx * 0.128, colour) +
    ellipse(x, y, rx * 0.76, rx * 0.104, lighter(colour, 0.18))
  )
}

/** A dhurrie lying on the floor, with stripes and tassels. */
export function stripedRug(x: number, y: number, w: number, h: number, colour: string): string {
  const slope = h * 0.7
  const at = (share: number) => {
    const inset = slope * (1 - share)
    return [x - w / 2 + inset, x + w / 2 - inset, y + h * share] as const
  }
  const band = (from: number, to: number, fill: string) => {
    const [l1, r1, y1] = at(from)
    const [l2, r2, y2] = at(to)
    return path(`M${n(l1)} ${n(y1)}H${n(r1)}L${n(r2)} ${n(y2)}H${n(l2)}Z`, fill)
  }
  return (
    band(0, 1, colour) +
    band(0.12, 0.24, palette.cream) +
    band(0.32, 0.38, palette.honey) +
    band(0.64, 0.7, palette.honey) +
    band(0.78, 0.9, palette.cream)
  )
}

export function curtains(x: number, y: number, w: number, h: number, colour: string): string {
  const side = (left: number, flip: number) => {
    const d = `M${n(left)} ${n(y)}h${n(62 * flip)}c${n(-4 * flip)} ${n(h * 0.4)} ${n(-12 * flip)} ${n(h * 0.7)} ${n(-30 * flip)} ${n(h)}h${n(-32 * flip)}z`
    const fold = line(
      `M${n(left + 22 * flip)} ${n(y + 6)}c0 ${n(h * 0.4)} ${n(-4 * flip)} ${n(h * 0.6)} ${n(-10 * flip)} ${n(h - 10)}M${n(left + 42 * flip)} ${n(y + 6)}c0 ${n(h * 0.3)} ${n(-6 * flip)} ${n(h * 0.5)} ${n(-18 * flip)} ${n(h * 0.8)}`,
      darker(colour, 0.12),
      3,
      0.7,
    )
    return path(d, colour) + fold
  }
  return (
    side(x - 24, 1) + side(x + w + 24, -1) + rect(x - 44, y - 8, w + 88, 9, palette.woodDark, 4)
  )
}

/** Straight full-length drapes beside a tall window. */
export function drapes(x: number, y: number, w: number, h: number, colour: string): string {
  const side = (left: number) =>
    rect(left, y, 52, h, colour) +
    repeat(3, (i) => rect(left + 10 + i * 15, y, 4, h, darker(colour, 0.12)))
  return side(x - 34) + side(x + w - 18) + rect(x - 52, y - 9, w + 104, 9, palette.woodDark, 4)
}

export function blind(x: number, y: number, w: number, h: number, colour: string): string {
  const folds = 4
  return (
    repeat(folds, (i) =>
      rect(x - 4, y + (h / folds) * i, w + 8, h / folds, i % 2 ? darker(colour, 0.08) : colour),
    ) + rect(x - 4, y + h - 4, w + 8, 6, darker(colour, 0.24), 2)
  )
}

export function ceilingFan(x: number, drop = 46, colour: string = palette.woodDark): string {
  return (
    rect(x - 2, 0, 4, drop, colour) +
    rect(x - 12, 0, 24, 8, colour, 3) +
    path(
      `M${x - 12} ${drop + 6}Q${x - 70} ${drop - 6} ${x - 128} ${drop + 4}Q${x - 130} ${drop + 14} ${x - 120} ${drop + 14}Q${x - 60} ${drop + 14} ${x - 12} ${drop + 12}Z`,
      colour,
    ) +
    path(
      `M${x + 12} ${drop + 6}Q${x + 70} ${drop - 6} ${x + 128} ${drop + 4}Q${x + 130} ${drop + 14} ${x + 120} ${drop + 14}Q${x + 60} ${drop + 14} ${x + 12} ${drop + 12}Z`,
      colour,
    ) +
    path(
      `M${x - 10} ${drop + 12}Q${x - 4} ${drop + 26} ${x + 34} ${drop + 34}Q${x + 44} ${drop + 30} ${x + 12} ${drop + 10}Z`,
      lighter(colour, 0.16),
    ) +
    rect(x - 16, drop, 32, 18, darker(colour, 0.2), 8)
  )
}

export function pendant(x: number, drop: number, colour: string, style = 0): string {
  const rod = rect(x - 1.5, 0, 3, drop, palette.woodDeep)
  const shades = [
    path(`M${x - 40} ${drop + 32}q40 -60 80 0z`, colour) +
      ellipse(x, drop + 33, 40, 6, palette.lamp),
    ellipse(x, drop + 26, 34, 30, colour) +
      rect(x - 10, drop - 6, 20, 8, palette.woodDeep, 3) +
      ellipse(x, drop + 50, 18, 5, palette.lamp),
    path(`M${x - 20} ${drop}h40l22 44h-84z`, colour) + ellipse(x, drop + 44, 42, 6, palette.lamp),
  ]
  return rod + turn(shades, style)
}

export function splitAc(x: number, y: number, w = 130): string {
  return (
    rect(x, y, w, 40, '#fffdf8', 8) +
    rect(x + 10, y + 29, w - 20, 4, '#c9cfc8', 2) +
    rect(x + w - 26, y + 10, 12, 4, palette.leaf300, 2)
  )
}
