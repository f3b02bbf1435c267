import { darker, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { jaali, toran } from '#demo/pictures/parts/facade.ts'
import { inLight, type Light, lights, sky, skyline } from '#demo/pictures/parts/light.ts'
import {
  bush,
  fig,
  flowerPot,
  hangingPlant,
  palm,
  pottedPlant,
  snakePlant,
} from '#demo/pictures/parts/plants.ts'
import { armchair, jhoola } from '#demo/pictures/parts/seating.ts'
import { stringLights } from '#demo/pictures/parts/shopfront.ts'
import { circle, ellipse, faded, line, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'

type Balcony = { wall: string; floor: string; seat: string; light: Light; cast: Dice; seed: number }

const looks = [
  { wall: '#fbecd2', floor: '#c98f5e', seat: palette.leaf700 },
  { wall: '#efd2b8', floor: '#d8c3a2', seat: palette.clay },
  { wall: '#e3eade', floor: '#b98058', seat: palette.clay },
  { wall: '#f6e3c0', floor: '#c2b59e', seat: palette.teal },
  { wall: '#f3dccb', floor: '#a8714a', seat: palette.leaf600 },
] as const

/** The balcony and what you see from it. */
export function drawBalcony(seed: number): string {
  const cast = dice(`balcony-${seed}`)
  const light = turn(
    [lights.evening, lights.noon, lights.dusk, lights.morning, lights.winter],
    seed,
  )
  const balcony = { ...turn(looks, seed), light, cast, seed }
  const seating = turn([chairs, swing, loungers], seed)
  return picture(
    sky(light, cast, 440),
    far(balcony),
    inLight(light, rail(seed) + frame(balcony) + seating(balcony)),
  )
}

function far({ light, cast, seed }: Balcony): string {
  const near = light.lit > 0.4 ? '#2b6152' : darker(light.far, 0.16)
  const green = light.lit > 0.4 ? '#1c5345' : '#7fa58a'
  const homes = faded(0.9, skyline(cast, 446, near, 150))
  const lamps =
    light.lit > 0.4
      ? repeat(60, () =>
          rect(cast.between(20, 780), cast.between(340, 440), 4, 6, palette.lamp, 0, 0.9),
        )
      : ''
  const trees = repeat(14, (i) =>
    circle(i * 62, 458, cast.between(28, 46), i % 2 ? green : darker(green, 0.1)),
  )
  return homes + lamps + inLight(light, seed % 2 ? palm(640, 470, 210) : '') + trees
}

function rail(seed: number): string {
  if (seed % 3 === 1)
    return (
      rect(0, 442, 800, 102, '#dcecec', 0, 0.55) +
      rect(0, 434, 800, 12, palette.woodDark, 4) +
      repeat(6, (i) => rect(20 + i * 152, 446, 6, 98, palette.iron))
    )
  if (seed % 3 === 2)
    return (
      rect(0, 440, 800, 104, palette.sand) +
      jaali(0, 456, 800, 72, palette.sand, '#b98f66', 36) +
      rect(0, 432, 800, 14, palette.cream, 3)
    )
  return (
    rect(0, 436, 800, 14, palette.iron, 4) +
    repeat(25, (i) => rect(8 + i * 33, 446, 5, 96, palette.iron)) +
    rect(0, 530, 800, 8, palette.iron)
  )
}

function frame({ wall, floor, seed, light }: Balcony): string {
  const seam = darker(floor, 0.14)
  return (
    rect(0, 542, 800, 60, floor) +
    repeat(13, (i) => line(`M${i * 70 - 10} 542l${(i - 6) * 8} 60`, seam, 2)) +
    rect(0, 0, 800, 34, seed % 2 ? wall : palette.woodDark) +
    rect(0, 0, seed % 2 ? 70 : 54, 545, wall) +
    rect(746, 0, 54, 545, wall) +
    rect(seed % 2 ? 66 : 50, 34, 6, 510, darker(wall, 0.1)) +
    (light.lit > 0.1
      ? stringLights(54, 36, 346, 26) + stringLights(400, 36, 346, 26)
      : toran(54, 40, 692))
  )
}

function chairs({ seat, seed }: Balcony): string {
  return (
    armchair(540, 572, seat, palette.marigold, 1.05) +
    table(400, 572) +
    pottedPlant(116, 574, 66) +
    pottedPlant(194, 582, 44) +
    flowerPot(654, 576, 44) +
    pottedPlant(704, 574, 62) +
    (seed % 2 ? hangingPlant(180, 130, 50, 34) : '')
  )
}

function swing({ seat }: Balcony): string {
  return (
    jhoola(420, 576, 330, seat) +
    fig(140, 574, 84, palette.clay) +
    flowerPot(676, 576, 46, palette.bougainvillea) +
    snakePlant(724, 576, 50, palette.cream) +
    hangingPlant(670, 130, 50, 34)
  )
}

function loungers({ seat, seed }: Balcony): string {
  const blossom = seed % 2 ? palette.bougainvillea : palette.marigold
  return (
    armchair(250, 574, seat, palette.cream, 1) +
    armchair(500, 574, seat, palette.honey, -1) +
    table(376, 576) +
    bush(640, 560, 120) +
    rect(640, 548, 110, 34, palette.clay, 4) +
    repeat(5, (i) => circle(660 + i * 20, 536 - (i % 2) * 10, 7, blossom)) +
    snakePlant(112, 576, 62, palette.terracotta) +
    hangingPlant(640, 130, 52, 34)
  )
}

/** A low table with two glasses of chai. */
function table(x: number, base: number): string {
  return (
    ellipse(x, base, 60, 5, '#3b2a20', 0.16) +
    line(
      `M${x - 34} ${base}L${x - 24} ${base - 52}M${x + 34} ${base}L${x + 24} ${base - 52}`,
      palette.woodDeep,
      6,
    ) +
    ellipse(x, base - 54, 62, 9, palette.woodLight) +
    rect(x - 26, base - 78, 16, 22, '#d98f4a', 4) +
    rect(x + 10, base - 78, 16, 22, '#d98f4a', 4) +
    line(
      `M${x - 18} ${base - 84}q-4 -7 0 -13M${x + 18} ${base - 84}q-4 -7 0 -13`,
      '#ffffff',
      3,
      0.9,
    )
  )
}
