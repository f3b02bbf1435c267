import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { archPath } from '#demo/pictures/parts/facade.ts'
import { type Light, lights } from '#demo/pictures/parts/light.ts'
import { fig, flowerPot, pottedPlant } from '#demo/pictures/parts/plants.ts'
import {
  ceilingFan,
  curtains,
  drapes,
  pendant,
  type RoomLook,
  room,
  roundRug,
} from '#demo/pictures/parts/room.ts'
import { chairBack, diningChair } from '#demo/pictures/parts/seating.ts'
import { circle, ellipse, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { framed } from '#demo/pictures/parts/wall-art.ts'
import { archView, sunless, viewWindow } from '#demo/pictures/parts/window-view.ts'

type Dining = {
  seat: string
  cloth: string
  wood: string
  rug: string
  light: Light
  cast: Dice
  seed: number
}

const looks: readonly (RoomLook & Pick<Dining, 'seat' | 'cloth' | 'wood' | 'rug'>)[] = [
  {
    wall: '#f3dcc0',
    floor: '#b98058',
    flooring: 'planks',
    finish: 'dado',
    edge: 440,
    seat: palette.leaf600,
    cloth: palette.cream,
    wood: palette.woodDark,
    rug: palette.leaf700,
  },
  {
    wall: '#dce7db',
    floor: '#e2d2b6',
    flooring: 'checks',
    finish: 'plain',
    edge: 440,
    seat: palette.marigold,
    cloth: palette.clay,
    wood: palette.wood,
    rug: palette.terracotta,
  },
  {
    wall: '#f8ead0',
    floor: '#c89b6d',
    flooring: 'planks',
    finish: 'panels',
    edge: 440,
    seat: palette.clay,
    cloth: palette.leaf400,
    wood: palette.wood,
    rug: palette.honey,
  },
  {
    wall: '#e4dccd',
    floor: '#a8714a',
    flooring: 'planks',
    finish: 'band',
    edge: 440,
    seat: palette.teal,
    cloth: palette.marigold,
    wood: palette.woodDeep,
    rug: palette.clay,
  },
]

/** A table for the family. */
export function drawDining(seed: number): string {
  const cast = dice(`dining-${seed}`)
  const look = turn(looks, seed)
  const light = turn([lights.noon, lights.morning, lights.dusk, lights.evening], seed)
  const layout = turn([sideboardRoom, archRoom], seed)
  return picture(room(look), layout({ ...look, light, cast, seed }))
}

function sideboardRoom({ seat, cloth, wood, rug, light, cast, seed }: Dining): string {
  return (
    viewWindow(70, 90, 200, 230, light, cast) +
    curtains(70, 70, 200, 262, cloth) +
    crockery(560, 452, wood) +
    framed(340, 110, 150, 110, seed + 1) +
    roundRug(390, 552, 340, rug) +
    longTable(390, 552, 400, wood) +
    diningChair(170, 556, seat) +
    diningChair(610, 556, seat, -1) +
    chairBack(310, 574, lighter(wood, 0.15), seat) +
    chairBack(470, 574, lighter(wood, 0.15), seat) +
    pendant(310, 40, palette.marigold, seed) +
    pendant(470, 40, palette.marigold, seed) +
    pottedPlant(40, 500, 52)
  )
}

/** A round table between arched windows. */
function archRoom({ seat, cloth, wood, rug, light, cast, seed }: Dining): string {
  return (
    archView(150, 100, 120, 230, light, cast) +
    archView(530, 100, 120, 230, sunless(light), cast) +
    drapes(150, 78, 120, 360, cloth) +
    drapes(530, 78, 120, 360, cloth) +
    framed(346, 120, 108, 136, seed + 2) +
    roundRug(400, 552, 330, rug) +
    diningChair(210, 548, seat) +
    diningChair(590, 548, seat, -1) +
    roundTable(400, 556, wood) +
    chairBack(400, 590, lighter(wood, 0.15), seat) +
    (seed % 4 === 1 ? pendant(400, 24, palette.clay, 1) : ceilingFan(400, 26)) +
    fig(734, 520, 70, palette.terracotta) +
    flowerPot(64, 512, 50)
  )
}

function longTable(x: number, base: number, w: number, wood: string): string {
  const top = base - 116
  return (
    ellipse(x, base, w * 0.5, 9, '#3b2a20', 0.14) +
    rect(x - w / 2, top, w, 16, wood, 5) +
    rect(x - w / 2 + 18, top + 16, 14, 98, darker(wood, 0.2)) +
    rect(x + w / 2 - 32, top + 16, 14, 98, darker(wood, 0.2)) +
    rect(x - w * 0.3, top - 3, w * 0.6, 6, palette.cream, 2) +
    dishes(x, top - 2)
  )
}

function roundTable(x: number, base: number, wood: string): string {
  const top = base - 116
  return (
    path(`M${x - 16} ${top}h32l8 100q30 4 30 14h-108q0 -10 30 -14z`, darker(wood, 0.15)) +
    ellipse(x, top + 4, 172, 18, darker(wood, 0.15)) +
    ellipse(x, top - 2, 172, 16, lighter(wood, 0.1)) +
    dishes(x, top - 4)
  )
}

/** Plates, a pot and a bowl of fruit. */
function dishes(x: number, y: number): string {
  return (
    ellipse(x - 104, y - 2, 34, 6, '#fffdf7') +
    ellipse(x + 104, y - 2, 34, 6, '#fffdf7') +
    [palette.sindoor, palette.marigold, palette.leaf400]
      .map((c, i) => circle(x - 40 + i * 17, y - 24, 10, c))
      .join('') +
    path(`M${x - 58} ${y - 20}h70q-6 20 -26 20h-18q-20 0 -26 -20z`, palette.cream) +
    rect(x + 34, y - 34, 34, 34, palette.honey, 8) +
    rect(x + 30, y - 38, 42, 8, palette.marigoldDark, 4) +
    circle(x + 51, y - 41, 4, palette.marigoldDark)
  )
}

/** A glass-fronted cupboard for the good plates. */
function crockery(x: number, base: number, wood: string): string {
  return (
    rect(x, base - 330, 200, 330, wood, 6) +
    path(archPath(x + 14, base - 318, 82, base - 130), '#f6e6c8') +
    path(archPath(x + 104, base - 318, 82, base - 130), '#f6e6c8') +
    repeat(2, (row) =>
      repeat(2, (side) => {
        const left = x + 22 + side * 90
        const y = base - 136 - row * 62
        return (
          rect(left - 4, y, 74, 5, wood) +
          circle(left + 16, y - 17, 16, '#fffdf7') +
          circle(left + 16, y - 17, 9, side ? palette.clay : palette.leaf400) +
          rect(left + 40, y - 28, 22, 28, row ? palette.honey : palette.neelSoft, 6)
        )
      }),
    ) +
    rect(x - 8, base - 124, 216, 12, lighter(wood, 0.2), 3) +
    repeat(
      2,
      (i) =>
        rect(x + 12 + i * 92, base - 104, 84, 92, lighter(wood, 0.1), 3) +
        circle(x + (i ? 114 : 86), base - 58, 4, palette.honey),
    )
  )
}
