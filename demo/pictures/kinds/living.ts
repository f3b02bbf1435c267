import { lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { jaali } from '#demo/pictures/parts/facade.ts'
import {
  bookcase,
  coffeeTable,
  floorLamp,
  lampTable,
  tvUnit,
} from '#demo/pictures/parts/furniture.ts'
import { type Light, lights } from '#demo/pictures/parts/light.ts'
import { fig, hangingPlant, pottedPlant, snakePlant } from '#demo/pictures/parts/plants.ts'
import {
  ceilingFan,
  curtains,
  drapes,
  pendant,
  type RoomLook,
  room,
  roundRug,
  stripedRug,
} from '#demo/pictures/parts/room.ts'
import { armchair, cornerSofa, jhoola, sofa } from '#demo/pictures/parts/seating.ts'
import { picture, rect } from '#demo/pictures/parts/svg.ts'
import { framed } from '#demo/pictures/parts/wall-art.ts'
import { archView, sunless, viewWindow } from '#demo/pictures/parts/window-view.ts'

type Living = {
  sofa: string
  rug: string
  cloth: string
  cushions: readonly string[]
  light: Light
  cast: Dice
  seed: number
}

const looks: readonly (RoomLook & Pick<Living, 'sofa' | 'rug' | 'cloth' | 'cushions'>)[] = [
  {
    wall: '#f5e6d0',
    floor: '#c98f5e',
    flooring: 'planks',
    finish: 'plain',
    edge: 440,
    sofa: palette.leaf700,
    rug: palette.terracotta,
    cloth: '#e9a13b',
    cushions: [palette.marigold, palette.cream],
  },
  {
    wall: '#dfe9dc',
    floor: '#e6d3b6',
    flooring: 'tiles',
    finish: 'panels',
    edge: 440,
    sofa: palette.clay,
    rug: palette.leaf600,
    cloth: palette.cream,
    cushions: [palette.cream, palette.honey, palette.leaf600],
  },
  {
    wall: '#f3d9c4',
    floor: '#b98058',
    flooring: 'planks',
    finish: 'band',
    edge: 436,
    sofa: palette.teal,
    rug: '#c98a2b',
    cloth: palette.chuna,
    cushions: [palette.clay, palette.honey, palette.cream],
  },
  {
    wall: '#f7ecd4',
    floor: '#d9b08c',
    flooring: 'terrazzo',
    finish: 'dado',
    edge: 446,
    sofa: '#d39a3a',
    rug: palette.leaf700,
    cloth: palette.leaf400,
    cushions: [palette.leaf600, palette.cream, palette.clay],
  },
  {
    wall: '#e6ddd0',
    floor: '#a8714a',
    flooring: 'planks',
    finish: 'plain',
    edge: 440,
    sofa: palette.neel,
    rug: palette.clay,
    cloth: palette.peach,
    cushions: [palette.marigold, palette.cream, palette.clay],
  },
  {
    wall: '#cfdccf',
    floor: '#e9ddc6',
    flooring: 'checks',
    finish: 'plain',
    edge: 440,
    sofa: '#efe2cc',
    rug: palette.terracotta,
    cloth: palette.marigold,
    cushions: [palette.leaf600, palette.clay, palette.honey],
  },
  {
    wall: '#f2cfae',
    floor: '#9c6a45',
    flooring: 'planks',
    finish: 'panels',
    edge: 440,
    sofa: palette.leaf600,
    rug: palette.cream,
    cloth: palette.cream,
    cushions: [palette.honey, palette.cream, palette.clay],
  },
]

/** The room where guests sit. */
export function drawLiving(seed: number): string {
  const cast = dice(`living-${seed}`)
  const look = turn(looks, seed)
  const light = turn([lights.noon, lights.morning, lights.noon, lights.dusk, lights.evening], seed)
  const layout = turn([windowSofa, gallery, corner, swing, television], seed)
  return picture(room(look), layout({ ...look, light, cast, seed }))
}

function windowSofa({ light, cast, cloth, rug, sofa: colour, cushions, seed }: Living): string {
  return (
    viewWindow(290, 92, 290, 220, light, cast) +
    curtains(290, 70, 290, 254, cloth) +
    framed(88, 128, 112, 142, seed) +
    framed(664, 140, 96, 82, seed + 1) +
    roundRug(400, 524, 330, rug) +
    sofa(400, 508, 480, colour, cushions) +
    coffeeTable(400, 544, true) +
    pendant(400, 44, palette.marigold, seed) +
    lampTable(94, 500) +
    pottedPlant(706, 510, 76)
  )
}

/** A sofa under a wall of pictures, the window at the side. */
function gallery({ light, cast, cloth, rug, sofa: colour, cushions, seed }: Living): string {
  return (
    framed(96, 96, 100, 126, seed + 2) +
    framed(212, 80, 130, 96, seed + 3) +
    framed(212, 190, 84, 84, seed + 4) +
    framed(310, 190, 92, 76, seed) +
    viewWindow(530, 80, 180, 270, light, cast) +
    drapes(530, 62, 180, 372, cloth) +
    stripedRug(330, 496, 620, 88, rug) +
    sofa(258, 504, 400, colour, cushions) +
    floorLamp(498, 500, palette.honey, light.lit > 0.4) +
    armchair(610, 540, palette.honey, palette.cream) +
    coffeeTable(360, 548, false) +
    snakePlant(752, 500, 56, palette.clay) +
    ceilingFan(400, 30)
  )
}

function corner({ light, cast, rug, sofa: colour, cushions, seed }: Living): string {
  return (
    archView(130, 90, 120, 220, light, cast) +
    archView(300, 90, 120, 220, sunless(light), cast) +
    jaali(600, 60, 150, 300, '#fbf2e3', '#d9a77f', 30) +
    rect(592, 52, 166, 10, palette.woodDark, 3) +
    rect(592, 356, 166, 10, palette.woodDark, 3) +
    roundRug(380, 536, 320, rug) +
    cornerSofa(320, 512, colour, cushions, seed % 2 ? -1 : 1) +
    coffeeTable(330, 556, true) +
    fig(662, 512, 84, palette.clay) +
    hangingPlant(500, 120, 54) +
    lampTable(60, 498, palette.honey)
  )
}

/** A jhoola in front of the window. */
function swing({ light, cast, cloth, rug, sofa: colour, cushions, seed }: Living): string {
  return (
    viewWindow(90, 86, 230, 230, light, cast, 2) +
    curtains(90, 64, 230, 262, cloth) +
    framed(420, 110, 130, 160, seed + 2, palette.woodLight) +
    bookcase(600, 452, 160, 320, 4) +
    stripedRug(300, 500, 560, 84, rug) +
    jhoola(250, 534, 320, lighter(colour, 0.1)) +
    armchair(520, 526, palette.leaf600, cushions[2] ?? palette.honey) +
    pottedPlant(50, 500, 58)
  )
}

function television({ light, cast, cloth, rug, sofa: colour, cushions, seed }: Living): string {
  return (
    rect(60, 60, 400, 330, lighter(palette.oak, 0.55), 6) +
    tvUnit(90, 466, 340) +
    viewWindow(560, 90, 170, 230, light, cast) +
    curtains(560, 68, 170, 300, cloth) +
    pendant(500, 60, palette.clay, seed + 1) +
    roundRug(420, 532, 330, rug) +
    armchair(640, 528, colour, cushions[0]!, 1.12) +
    coffeeTable(400, 540, true) +
    fig(510, 476, 72, palette.sand) +
    snakePlant(40, 500, 60, palette.terracotta)
  )
}
