import { lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import {
  bookcase,
  books,
  desk,
  floorLamp,
  laptop,
  monitor,
} from '#demo/pictures/parts/furniture.ts'
import { type Light, lights } from '#demo/pictures/parts/light.ts'
import { fig, pottedPlant, snakePlant } from '#demo/pictures/parts/plants.ts'
import {
  blind,
  curtains,
  type RoomLook,
  room,
  roundRug,
  stripedRug,
} from '#demo/pictures/parts/room.ts'
import { armchair, officeChair } from '#demo/pictures/parts/seating.ts'
import { line, path, picture, rect } from '#demo/pictures/parts/svg.ts'
import { framed } from '#demo/pictures/parts/wall-art.ts'
import { viewWindow } from '#demo/pictures/parts/window-view.ts'

type Study = {
  chair: string
  cloth: string
  rug: string
  wood: string
  light: Light
  cast: Dice
  seed: number
}

const looks: readonly (RoomLook & Pick<Study, 'chair' | 'cloth' | 'rug' | 'wood'>)[] = [
  {
    wall: '#e7eadb',
    floor: '#b98058',
    flooring: 'planks',
    finish: 'plain',
    edge: 446,
    chair: palette.leaf700,
    cloth: palette.honey,
    rug: palette.clay,
    wood: palette.oak,
  },
  {
    wall: '#f1d5bc',
    floor: '#c9996a',
    flooring: 'planks',
    finish: 'panels',
    edge: 446,
    chair: palette.marigold,
    cloth: palette.cream,
    rug: palette.leaf600,
    wood: palette.wood,
  },
  {
    wall: '#d5dfdc',
    floor: '#d9c19c',
    flooring: 'terrazzo',
    finish: 'dado',
    edge: 446,
    chair: palette.clay,
    cloth: palette.leaf300,
    rug: palette.honey,
    wood: palette.woodLight,
  },
]

/** A desk by the window and shelves of books. */
export function drawStudy(seed: number): string {
  const cast = dice(`study-${seed}`)
  const look = turn(looks, seed)
  const light = turn([lights.noon, lights.evening, lights.morning, lights.night], seed)
  const layout = turn([windowDesk, shelfDesk], seed)
  return picture(room(look), layout({ ...look, light, cast, seed }))
}

function windowDesk({ chair, cloth, rug, wood, light, cast, seed }: Study): string {
  return (
    viewWindow(330, 86, 260, 200, light, cast, 2) +
    (seed % 2 ? curtains(330, 66, 260, 300, cloth) : blind(330, 82, 260, 70, cloth)) +
    bookcase(40, 470, 190, 390, 5, wood) +
    framed(660, 120, 96, 120, seed) +
    roundRug(450, 552, 300, rug) +
    desk(310, 520, 330, wood) +
    laptop(430, 398, 1) +
    books(540, 398, 60, 44, seed) +
    lampOn(342, 398) +
    officeChair(452, 560, chair) +
    fig(722, 516, 72, palette.clay) +
    pottedPlant(266, 506, 42)
  )
}

/** A reading corner beside the desk. */
function shelfDesk({ chair, rug, wood, light, cast, seed }: Study): string {
  return (
    viewWindow(560, 96, 170, 220, light, cast) +
    shelf(90, 150, seed) +
    shelf(90, 234, seed + 2) +
    framed(362, 116, 94, 118, seed + 3) +
    stripedRug(470, 520, 520, 66, rug) +
    desk(80, 516, 330, wood) +
    monitor(210, 394) +
    books(300, 394, 56, 40, seed + 1) +
    lampOn(112, 394) +
    officeChair(220, 556, chair) +
    armchair(610, 548, lighter(chair, 0.1), palette.cream, 1.1) +
    floorLamp(512, 500, palette.honey, light.lit > 0.1) +
    snakePlant(746, 522, 56, palette.terracotta)
  )
}

function shelf(x: number, y: number, seed: number): string {
  return (
    rect(x, y, 250, 9, palette.woodDark, 3) +
    books(x + 14, y, 140, 50, seed) +
    pottedPlant(x + 196, y, 24, palette.cream)
  )
}

function lampOn(x: number, base: number): string {
  return (
    line(`M${x} ${base}V${base - 46}L${x + 30} ${base - 72}`, palette.iron, 5) +
    path(`M${x + 18} ${base - 82}l32 8l2 26l-40 -10z`, palette.marigold) +
    rect(x - 16, base - 6, 32, 7, palette.iron, 3)
  )
}
