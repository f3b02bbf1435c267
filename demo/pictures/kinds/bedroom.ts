import { lighter, palette } from '#demo/pictures/palette.ts'
import { type BedLook, bed } from '#demo/pictures/parts/bed.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { lampTable, wardrobe } from '#demo/pictures/parts/furniture.ts'
import { type Light, lights } from '#demo/pictures/parts/light.ts'
import { fig, pottedPlant, snakePlant } from '#demo/pictures/parts/plants.ts'
import {
  ceilingFan,
  curtains,
  drapes,
  pendant,
  type RoomLook,
  room,
  roundRug,
  splitAc,
  stripedRug,
} from '#demo/pictures/parts/room.ts'
import { armchair } from '#demo/pictures/parts/seating.ts'
import { picture } from '#demo/pictures/parts/svg.ts'
import { framed } from '#demo/pictures/parts/wall-art.ts'
import { archView, viewWindow } from '#demo/pictures/parts/window-view.ts'

type Bedroom = {
  bed: BedLook
  cloth: string
  rug: string
  wood: string
  light: Light
  cast: Dice
  seed: number
}

const looks: readonly (RoomLook & Pick<Bedroom, 'bed' | 'cloth' | 'rug' | 'wood'>)[] = [
  {
    wall: '#dfe9dc',
    floor: '#d8b48a',
    flooring: 'planks',
    finish: 'plain',
    edge: 456,
    bed: {
      head: 'arched',
      frame: palette.wood,
      quilt: palette.leaf600,
      print: palette.honey,
      cushions: [palette.marigold, palette.clay],
    },
    cloth: palette.cream,
    rug: '#e9d2ae',
    wood: palette.wood,
  },
  {
    wall: '#f5dcc8',
    floor: '#b98058',
    flooring: 'planks',
    finish: 'panels',
    edge: 452,
    bed: {
      head: 'padded',
      frame: palette.teal,
      quilt: palette.cream,
      print: palette.clay,
      cushions: [palette.leaf600, palette.honey],
    },
    cloth: palette.leaf300,
    rug: palette.terracotta,
    wood: '#f3e6d2',
  },
  {
    wall: '#f6ead2',
    floor: '#e2cfb0',
    flooring: 'tiles',
    finish: 'dado',
    edge: 456,
    bed: {
      head: 'slats',
      frame: palette.woodDark,
      quilt: palette.clay,
      print: palette.cream,
      cushions: [palette.cream, palette.honey],
    },
    cloth: palette.marigold,
    rug: palette.leaf600,
    wood: palette.oak,
  },
  {
    wall: '#dbe3ea',
    floor: '#c79a70',
    flooring: 'planks',
    finish: 'band',
    edge: 452,
    bed: {
      head: 'posts',
      frame: palette.woodDeep,
      quilt: palette.neel,
      print: palette.honey,
      cushions: [palette.marigold, palette.cream],
    },
    cloth: palette.cream,
    rug: palette.clay,
    wood: palette.woodDark,
  },
  {
    wall: '#e9e2d4',
    floor: '#d3b995',
    flooring: 'terrazzo',
    finish: 'plain',
    edge: 456,
    bed: {
      head: 'padded',
      frame: palette.marigoldDark,
      quilt: palette.leaf700,
      print: palette.sage,
      cushions: [palette.honey, palette.cream],
    },
    cloth: palette.clay,
    rug: palette.marigold,
    wood: '#e6ddcb',
  },
  {
    wall: '#efd3bd',
    floor: '#a8714a',
    flooring: 'planks',
    finish: 'plain',
    edge: 452,
    bed: {
      head: 'arched',
      frame: '#f7ecd8',
      quilt: palette.honey,
      print: palette.terracotta,
      cushions: [palette.terracotta, palette.leaf600],
    },
    cloth: palette.chuna,
    rug: palette.cream,
    wood: palette.leaf700,
  },
  {
    wall: '#c9d8cb',
    floor: '#e8dcc6',
    flooring: 'checks',
    finish: 'plain',
    edge: 456,
    bed: {
      head: 'slats',
      frame: palette.wood,
      quilt: palette.chuna,
      print: palette.leaf400,
      cushions: [palette.leaf700, palette.clay],
    },
    cloth: palette.cream,
    rug: palette.leaf700,
    wood: palette.wood,
  },
]

/** The main bedroom. */
export function drawBedroom(seed: number): string {
  const cast = dice(`bedroom-${seed}`)
  const look = turn(looks, seed)
  const light = turn(
    [lights.noon, lights.morning, lights.evening, lights.night, lights.winter],
    seed,
  )
  const layout = turn([bedRight, bedCentre, bedLeft], seed)
  return picture(room(look), layout({ ...look, light, cast, seed }))
}

function bedRight({ bed: look, light, cast, cloth, rug, seed }: Bedroom): string {
  return (
    viewWindow(76, 110, 176, 220, light, cast) +
    curtains(76, 92, 176, 280, cloth) +
    (look.head === 'posts' ? '' : framed(462, 72, 136, 76, seed + 3)) +
    splitAc(640, 60) +
    roundRug(430, 566, 320, rug) +
    bed(530, 552, 410, look) +
    lampTable(286, 520, palette.honey, light.lit > 0.4) +
    lampTable(774, 520, palette.honey, light.lit > 0.4) +
    pottedPlant(52, 524, 58)
  )
}

/** The bed between two lamps, the wardrobe at the side. */
function bedCentre({ bed: look, light, cast, cloth, rug, wood, seed }: Bedroom): string {
  return (
    wardrobe(20, 486, 150, 360, wood) +
    archView(650, 100, 110, 230, light, cast) +
    drapes(650, 84, 110, 350, cloth) +
    framed(318, 80, 82, 100, seed) +
    framed(416, 80, 82, 100, seed + 1) +
    stripedRug(410, 540, 640, 56, rug) +
    bed(408, 556, 380, look) +
    lampTable(204, 524, palette.cream, light.lit > 0.1) +
    lampTable(612, 524, palette.cream, light.lit > 0.1) +
    ceilingFan(408, 26) +
    snakePlant(724, 530, 56, palette.clay)
  )
}

function bedLeft({ bed: look, light, cast, cloth, rug, seed }: Bedroom): string {
  return (
    viewWindow(520, 90, 220, 230, light, cast, 2) +
    drapes(520, 72, 220, 372, cloth) +
    framed(170, 70, 150, 80, seed + 2) +
    roundRug(500, 556, 270, rug) +
    bed(240, 552, 390, look) +
    lampTable(478, 520, palette.honey, light.lit > 0.4) +
    armchair(640, 540, lighter(look.quilt, 0.2), look.cushions[0]!) +
    pendant(60, 120, look.frame === '#f7ecd8' ? palette.clay : palette.marigold, seed) +
    fig(756, 536, 64, palette.terracotta)
  )
}
