import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { archPath, brickwork, lantern } from '#demo/pictures/parts/facade.ts'
import { glow, inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import {
  flowerPot,
  hangingPlant,
  pottedPlant,
  snakePlant,
  tree,
} from '#demo/pictures/parts/plants.ts'
import { awning, stringLights } from '#demo/pictures/parts/shopfront.ts'
import { pavement, road } from '#demo/pictures/parts/street.ts'
import { circle, ellipse, line, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'

const base = 520

type Cafe = {
  wall: string
  trim: string
  accent: string
  stripe: string
  light: Light
  cast: Dice
  seed: number
}

const looks = [
  { wall: '#d98f6c', trim: palette.cream, accent: palette.leaf700, stripe: palette.leaf600 },
  { wall: '#dfe7d6', trim: palette.chuna, accent: palette.terracotta, stripe: palette.clay },
  { wall: '#f4dfb0', trim: palette.chuna, accent: palette.leaf900, stripe: palette.marigold },
  { wall: '#efe3d0', trim: palette.chuna, accent: palette.woodDark, stripe: palette.sindoor },
] as const

/** A cafe with tables on the pavement. */
export function drawCafe(seed: number): string {
  const cast = dice(`cafe-${seed}`)
  const light = turn([lights.evening, lights.noon, lights.dusk, lights.morning], seed)
  const cafe = { ...turn(looks, seed), light, cast, seed }
  return picture(sky(light, cast, 480), inLight(light, front(cafe) + terrace(cafe)))
}

function front({ wall, trim, accent, stripe, seed }: Cafe): string {
  const body =
    seed % 2 === 0
      ? brickwork(110, 150, 580, base - 150, wall)
      : rect(110, 150, 580, base - 150, wall)
  const doorX = seed % 2 ? 560 : 140
  const windowX = seed % 2 ? 140 : 260
  return (
    body +
    rect(94, 136, 612, 18, accent, 3) +
    cup(400, 206, accent, trim) +
    rect(windowX - 10, 286, 420, 172, accent, 4) +
    rect(windowX, 296, 400, 152, glow('#ffe0a0')) +
    bar(windowX) +
    repeat(3, (i) => rect(windowX + 98 + i * 100, 296, 5, 152, accent)) +
    path(`M${windowX} 296h70l-70 120z`, '#ffffff', 0.22) +
    rect(windowX - 16, 456, 432, 12, trim, 2) +
    path(archPath(doorX, 292, 104, base), accent) +
    path(archPath(doorX + 10, 308, 84, base), glow('#ffd58c')) +
    rect(doorX + 50, 330, 4, base - 330, accent) +
    rect(doorX + 60, 410, 5, 36, trim, 2) +
    awning(windowX - 22, 262, 444, 40, stripe) +
    rect(windowX - 22, 256, 444, 8, trim, 2) +
    lantern(doorX - 12, 330) +
    lantern(doorX + 116, 330)
  )
}

/** Shelves and lamps seen through the window. */
function bar(x: number): string {
  return (
    rect(x + 20, 340, 160, 5, palette.wood) +
    repeat(8, (i) =>
      rect(x + 28 + i * 19, 322, 11, 18, [palette.clay, palette.leaf600, palette.cream][i % 3]!, 3),
    ) +
    rect(x, 400, 400, 48, palette.woodDark) +
    rect(x, 394, 400, 8, palette.woodLight) +
    rect(x + 230, 362, 64, 34, palette.steel, 5) +
    rect(x + 240, 372, 20, 12, palette.ink, 2) +
    circle(x + 330, 384, 12, palette.leaf500) +
    repeat(
      2,
      (i) =>
        rect(x + 130 + i * 150, 296, 3, 24, palette.iron) +
        path(`M${x + 114 + i * 150} 336q18 -32 36 0z`, palette.marigold),
    )
  )
}

function cup(x: number, y: number, colour: string, ground: string): string {
  return (
    circle(x, y, 38, ground) +
    path(`M${x - 18} ${y - 6}h32v10q0 14 -16 14t-16 -14z`, colour) +
    line(`M${x + 14} ${y - 2}q12 0 8 10q-2 4 -10 4`, colour, 4) +
    line(`M${x - 8} ${y - 14}q-4 -6 0 -12M${x + 4} ${y - 14}q-4 -6 0 -12`, colour, 3)
  )
}

function terrace({ seed, accent, stripe, light, cast, wall }: Cafe): string {
  const dark = light.lit > 0.1
  const kinds = ['gulmohar', 'neem', 'mango', 'amaltas'] as const
  const umbrella = (x: number) =>
    rect(x - 2.5, 360, 5, 180, palette.woodDark) +
    path(`M${x - 96} 384Q${x} 296 ${x + 96} 384Z`, stripe) +
    path(
      `M${x - 32} 384Q${x - 24} 322 ${x} 340Q${x + 24} 322 ${x + 32} 384Z`,
      lighter(stripe, 0.55),
    )
  return (
    pavement(base - 2, 46, '#cdbfa6') +
    tree(44, 528, cast.between(84, 94), turn(kinds, seed)) +
    (seed % 2 ? tree(764, 528, 82, turn(kinds, seed + 2)) : umbrella(650)) +
    table(seed % 2 ? 320 : 610, accent, wall) +
    (seed % 2 ? table(150, accent, wall) : '') +
    (dark
      ? stringLights(94, 150, 306, 26) + stringLights(400, 150, 306, 26)
      : hangingPlant(124, 214, 40, 154) + hangingPlant(676, 214, 40, 154)) +
    snakePlant(seed % 2 ? 690 : 122, base + 8, 34, palette.clay) +
    pottedPlant(seed % 2 ? 540 : 258, base + 8, 36) +
    flowerPot(seed % 2 ? 672 : 730, base + 22, 30) +
    road(566, false)
  )
}

/** A round table with two chairs and two cups. */
function table(x: number, accent: string, wall: string): string {
  const chair = (left: number, flip: number) =>
    line(`M${left} 490v56M${left + 30 * flip} 508v38M${left} 508h${30 * flip}`, accent, 5) +
    line(`M${left} 464v30`, accent, 6) +
    rect(Math.min(left, left + 32 * flip), 502, 32, 8, darker(wall, 0.4), 3)
  return (
    ellipse(x + 44, 548, 96, 7, '#22322c', 0.16) +
    chair(x - 44, 1) +
    chair(x + 132, -1) +
    rect(x + 41, 490, 6, 56, palette.iron) +
    rect(x + 22, 542, 44, 6, palette.iron, 3) +
    rect(x - 4, 482, 96, 9, palette.woodLight, 4) +
    rect(x + 16, 472, 14, 10, palette.cream, 3) +
    rect(x + 58, 472, 14, 10, palette.cream, 3) +
    line(`M${x + 23} 468q-3 -5 0 -10M${x + 65} 468q-3 -5 0 -10`, '#fffdf7', 2)
  )
}
