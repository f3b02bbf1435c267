import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { turn } from '#demo/pictures/parts/dice.ts'
import {
  at,
  circle,
  cut,
  ellipse,
  line,
  path,
  picture,
  rect,
  repeat,
} from '#demo/pictures/parts/svg.ts'

type Hall = { wall: string; floor: string; beam: string; rack: string; seed: number }

const looks = [
  { wall: '#eee6d6', floor: '#c4bba8', beam: palette.leaf700, rack: palette.neel },
  { wall: '#e0e7e0', floor: '#b9b3a6', beam: '#6f7d78', rack: palette.clay },
  { wall: '#f4e3c8', floor: '#cdbb9e', beam: palette.terracotta, rack: palette.leaf600 },
] as const

const boxes = [palette.oak, palette.woodLight, '#d9ab78', palette.oak, '#c58a55'] as const

/** Inside a warehouse: racks on both sides of an aisle, daylight at the end. */
export function drawWarehouseRoom(seed: number): string {
  const hall = { ...turn(looks, seed), seed }
  return picture(
    shell(hall),
    side(hall),
    at(800, 0, side({ ...hall, seed: seed + 2 }), -1),
    forklift(
      turn([330, 420, 380], seed),
      540,
      turn([palette.marigold, palette.sindoor, palette.leaf600], seed),
    ),
    pallet(turn([500, 236, 220], seed), 566),
  )
}

/** The far wall stands from 300 to 500; roof, floor and sides run towards it. */
function shell({ wall, floor, beam }: Hall): string {
  return (
    rect(0, 0, 800, 600, lighter(wall, 0.2)) +
    path('M0 0H800L520 190H280Z', darker(wall, 0.1)) +
    repeat(5, (i) => {
      const depth = [0, 0.3, 0.54, 0.74, 0.9][i]!
      const [x, y] = [280 * depth, 190 * depth]
      return line(`M${x} ${y + 4}H${800 - x}`, beam, 12 - i * 2)
    }) +
    repeat(3, (i) => {
      const depth = [0.16, 0.44, 0.66][i]!
      const w = 150 * (1 - depth)
      return rect(400 - w / 2, 190 * depth + 8, w, 12 - i * 3, '#fff6da', 4)
    }) +
    path('M0 600H800L520 400H280Z', floor) +
    path('M380 400H420L500 600H300Z', lighter(floor, 0.2)) +
    line('M372 400L268 600M428 400L532 600', palette.marigold, 5) +
    rect(280, 190, 240, 210, wall) +
    cut(318, 250, 164, 150, outdoors(floor)) +
    rect(318, 250, 164, 30, '#9aa69c') +
    repeat(2, (i) => rect(318, 260 + i * 10, 164, 2, '#7f8b84')) +
    rect(310, 242, 180, 10, beam, 2) +
    rect(310, 250, 9, 150, beam) +
    rect(481, 250, 9, 150, beam)
  )
}

function outdoors(floor: string): string {
  return (
    rect(0, 0, 164, 150, '#bcdadc') +
    circle(42, 54, 18, '#ffe6a6') +
    circle(30, 146, 36, palette.leaf300) +
    circle(124, 148, 48, palette.leaf400) +
    rect(0, 138, 164, 12, lighter(floor, 0.2))
  )
}

/** One row of racks in perspective, on the left. */
function side({ rack, seed }: Hall): string {
  const x = (depth: number) => 40 + 240 * depth
  const y = (height: number, depth: number) => {
    const nearY = 570 - height * 500
    const farY = 398 - height * 190
    return nearY + (farY - nearY) * depth
  }
  const depths = [0, 0.34, 0.6, 0.8, 0.94]
  const levels = [0.03, 0.3, 0.57, 0.84]
  const load = depths.slice(0, -1).map((from, bay) =>
    levels
      .slice(0, 3)
      .map((low, level) => {
        if ((bay * 3 + level * 5 + seed) % 7 === 0) return ''
        const to = depths[bay + 1]! - 0.03
        const start = from + 0.03
        const tall = low + 0.16 + ((bay + level + seed) % 3) * 0.025
        const colour = boxes[(bay * 2 + level + seed) % boxes.length]!
        const middle = (start + to) / 2
        const face = `M${x(start)} ${y(low, start)}L${x(start)} ${y(tall, start)}L${x(to)} ${y(tall, to)}L${x(to)} ${y(low, to)}Z`
        const tape = `M${x(middle - 0.02)} ${y(low, middle - 0.02)}L${x(middle - 0.02)} ${y(tall, middle - 0.02)}L${x(middle + 0.02)} ${y(tall, middle + 0.02)}L${x(middle + 0.02)} ${y(low, middle + 0.02)}Z`
        return path(face, colour) + path(tape, palette.honey)
      })
      .join(''),
  )
  return (
    path(
      `M${x(0)} ${y(0.9, 0)}L${x(0.94)} ${y(0.9, 0.94)}V${y(0, 0.94)}L${x(0)} ${y(0, 0)}Z`,
      '#4f4a42',
      0.16,
    ) +
    load.join('') +
    levels
      .map((level) =>
        line(`M${x(0)} ${y(level, 0)}L${x(0.94)} ${y(level, 0.94)}`, palette.gulmohar, 7),
      )
      .join('') +
    depths
      .map((depth, i) => line(`M${x(depth)} ${y(0, depth)}V${y(0.94, depth)}`, rack, 11 - i * 2))
      .join('')
  )
}

function forklift(x: number, base: number, colour: string): string {
  return at(
    x,
    base,
    ellipse(50, 0, 84, 7, '#22322c', 0.2) +
      rect(0, -54, 84, 42, colour, 8) +
      path('M8 -54L16 -112H64L72 -54H62L56 -102H26L18 -54Z', palette.ink) +
      rect(26, -66, 30, 16, palette.woodDeep, 4) +
      rect(88, -132, 8, 128, palette.iron) +
      rect(96, -18, 46, 6, palette.iron) +
      rect(100, -58, 40, 40, palette.oak, 2) +
      rect(116, -58, 8, 40, palette.honey) +
      circle(20, -12, 13, '#26302c') +
      circle(20, -12, 5, '#c9ccc4') +
      circle(70, -12, 13, '#26302c') +
      circle(70, -12, 5, '#c9ccc4'),
    0.9,
  )
}

function pallet(x: number, base: number): string {
  return (
    rect(x, base - 8, 96, 8, palette.woodDark, 1) +
    repeat(
      2,
      (i) =>
        rect(x + 4 + i * 45, base - 48, 42, 40, boxes[i]!, 2) +
        rect(x + 20 + i * 45, base - 48, 8, 40, palette.honey),
    ) +
    rect(x + 26, base - 86, 44, 38, boxes[4]!, 2) +
    rect(x + 44, base - 86, 8, 38, palette.honey)
  )
}
