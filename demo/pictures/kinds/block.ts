import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import {
  airConditioner,
  glassFill,
  jaali,
  pane,
  railing,
  waterTank,
} from '#demo/pictures/parts/facade.ts'
import { inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { bush, flowerPot, hedge, pottedPlant, tree } from '#demo/pictures/parts/plants.ts'
import { bench, lawn, road, streetLamp } from '#demo/pictures/parts/street.ts'
import { picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { car, scooter } from '#demo/pictures/parts/vehicles.ts'

const base = 500
const storey = 76

type Block = { wall: string; trim: string; accent: string; light: Light; cast: Dice }

const looks = [
  { wall: '#f0c39c', trim: palette.cream, accent: palette.terracotta },
  { wall: '#f7ecd6', trim: '#fffbf3', accent: palette.leaf700 },
  { wall: '#dbe6d6', trim: palette.chuna, accent: palette.marigoldDark },
  { wall: '#e3a382', trim: palette.cream, accent: palette.leaf700 },
  { wall: '#f4dca8', trim: palette.chuna, accent: palette.terracotta },
] as const

/** Four storeys of flats around a staircase, as in the older colonies. */
export function drawBlock(seed: number): string {
  const cast = dice(`block-${seed}`)
  const light = turn(
    [lights.morning, lights.noon, lights.evening, lights.winter, lights.dusk, lights.monsoon],
    seed,
  )
  const block = { ...turn(looks, seed), light, cast }
  const floors = turn([4, 5, 4], seed)
  const plans = [
    () => wing(130, 540, floors, block),
    () =>
      wing(60, 330, 4, block) + wing(420, 330, 3, { ...block, wall: lighter(block.wall, 0.25) }),
    () => wing(210, 420, floors, block),
  ]
  return picture(
    sky(light, cast, 490),
    inLight(light, turn(plans, seed)() + garden(seed, cast, light)),
  )
}

function wing(x: number, w: number, floors: number, block: Block): string {
  const { wall, trim, accent } = block
  const top = base - floors * storey - 12
  const core = w > 480 ? 84 : 64
  const middle = x + w / 2 - core / 2
  return (
    waterTank(x + w * 0.14, top, 42) +
    waterTank(x + w * 0.26, top, 36) +
    rect(x, top, w, base - top, wall, 3) +
    rect(middle, top - 34, core, base - top + 34, darker(wall, 0.1), 2) +
    rect(middle - 8, top - 40, core + 16, 10, trim, 2) +
    repeat(floors, (i) => {
      const y = base - (i + 1) * storey
      return (
        flat(x + 12, y, middle - x - 24, block, i) +
        flat(middle + core + 12, y, x + w - middle - core - 24, block, i + 1) +
        (i > 0 ? jaali(middle + 14, y + 6, core - 28, 50, trim, darker(wall, 0.35), 16) : '')
      )
    }) +
    rect(x - 8, top - 4, middle - x, 12, trim, 2) +
    rect(middle + core + 8, top - 4, x + w - middle - core, 12, trim, 2) +
    rect(middle + 12, base - 60, core - 24, 60, palette.woodDark, 2) +
    rect(middle + 18, base - 52, core - 36, 52, palette.wood, 2) +
    rect(middle - 8, base - 70, core + 16, 10, accent, 2)
  )
}

/** One flat: a balcony with a railing and pots, and a shaded window. */
function flat(x: number, y: number, w: number, block: Block, i: number): string {
  const { wall, trim, accent, light, cast } = block
  const wide = w * 0.54
  const left = i % 2 === 0 ? x : x + w - wide
  const side = i % 2 === 0 ? x + wide + 14 : x
  const small = w - wide - 14
  const pots = cast.chance(0.6)
    ? pottedPlant(left + wide * 0.22, y + 62, 16) + flowerPot(left + wide * 0.78, y + 62, 16)
    : flowerPot(left + wide * 0.5, y + 62, 17, palette.bougainvillea)
  return (
    rect(left, y + 4, wide, 58, darker(wall, 0.24)) +
    pane(left + wide * 0.16, y + 10, wide * 0.68, 52, glassFill(light, cast), trim, 1) +
    pots +
    railing(left, y + 40, wide, 22, i % 3 ? palette.iron : accent) +
    rect(left - 6, y + 60, wide + 12, 7, trim, 1) +
    rect(left - 4, y, wide + 8, 6, accent, 1) +
    pane(side, y + 18, small, 32, glassFill(light, cast), trim, 1) +
    rect(side - 5, y + 10, small + 10, 6, trim, 1) +
    (cast.chance(0.4) ? airConditioner(side + small / 2 - 11, y + 53, 22) : '')
  )
}

function garden(seed: number, cast: Dice, light: Light): string {
  const kinds = ['neem', 'gulmohar', 'mango', 'jacaranda', 'amaltas'] as const
  const blossom = turn([palette.marigold, palette.bougainvillea, palette.cream], seed)
  return (
    lawn(base, 50) +
    hedge(0, 516, 250, 22, blossom) +
    hedge(560, 516, 240, 22, blossom) +
    tree(62, 520, cast.between(62, 78), turn(kinds, seed)) +
    tree(738, 520, cast.between(58, 76), turn(kinds, seed + 3)) +
    bush(250, 518, 56) +
    (seed % 2 ? bench(560, 530) : '') +
    rect(0, 530, 800, 18, '#d8cbb2') +
    road(550, seed % 2 === 0) +
    streetLamp(520, 540, 130, light.lit > 0.4) +
    (seed % 3 === 0
      ? scooter(300, 544, palette.leaf600, 0.62)
      : car(
          cast.between(280, 420),
          588,
          cast.pick([palette.cream, palette.sindoor, palette.neelSoft]),
          0.7,
        ))
  )
}
