import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { books, desk, wardrobe } from '#demo/pictures/parts/furniture.ts'
import { type Light, lights } from '#demo/pictures/parts/light.ts'
import { snakePlant } from '#demo/pictures/parts/plants.ts'
import { curtains, type RoomLook, room, roundRug, stripedRug } from '#demo/pictures/parts/room.ts'
import { officeChair } from '#demo/pictures/parts/seating.ts'
import {
  circle,
  ellipse,
  line,
  path,
  picture,
  rect,
  repeat,
  turned,
} from '#demo/pictures/parts/svg.ts'
import { framed } from '#demo/pictures/parts/wall-art.ts'
import { viewWindow } from '#demo/pictures/parts/window-view.ts'

type Child = {
  wood: string
  quilt: string
  rug: string
  cloth: string
  light: Light
  cast: Dice
  seed: number
}

const looks: readonly (RoomLook & Pick<Child, 'wood' | 'quilt' | 'rug' | 'cloth'>)[] = [
  {
    wall: '#fbe6bd',
    floor: '#d3a676',
    flooring: 'planks',
    finish: 'plain',
    edge: 452,
    wood: palette.oak,
    quilt: palette.leaf600,
    rug: palette.clay,
    cloth: palette.leaf400,
  },
  {
    wall: '#d3e5df',
    floor: '#e3cfae',
    flooring: 'planks',
    finish: 'dado',
    edge: 452,
    wood: '#f7ecd8',
    quilt: palette.clay,
    rug: palette.honey,
    cloth: palette.marigold,
  },
  {
    wall: '#f5d8cb',
    floor: '#c9996a',
    flooring: 'planks',
    finish: 'band',
    edge: 452,
    wood: palette.woodLight,
    quilt: palette.neelSoft,
    rug: palette.leaf300,
    cloth: palette.cream,
  },
  {
    wall: '#dfe6f0',
    floor: '#d9b98f',
    flooring: 'tiles',
    finish: 'plain',
    edge: 452,
    wood: palette.leaf600,
    quilt: palette.marigold,
    rug: palette.neelSoft,
    cloth: palette.clay,
  },
]

/** A children's room. */
export function drawChildRoom(seed: number): string {
  const cast = dice(`child-${seed}`)
  const look = turn(looks, seed)
  const light = turn([lights.noon, lights.morning, lights.evening, lights.night], seed)
  const layout = turn([bunkRoom, singleRoom], seed)
  return picture(room(look), bunting(), layout({ ...look, light, cast, seed }))
}

function bunting(): string {
  const colours = [palette.clay, palette.marigold, palette.leaf400, palette.neelSoft]
  return (
    line('M-10 20Q400 108 810 20', palette.woodDark, 3) +
    repeat(15, (i) => {
      const along = (i + 0.5) / 15
      const y = 20 + 88 * 2 * along * (1 - along)
      return path(`M${820 * along - 26} ${y}l16 34l16 -34z`, colours[i % 4]!)
    })
  )
}

function bunkRoom({ wood, quilt, rug, cloth, light, cast, seed }: Child): string {
  return (
    viewWindow(412, 130, 150, 180, light, cast) +
    curtains(412, 112, 150, 216, cloth) +
    kite(660, 190) +
    roundRug(470, 556, 250, rug) +
    bunk(50, 530, wood, quilt) +
    desk(560, 512, 220, lighter(wood, 0.1)) +
    books(690, 390, 76, 44, seed) +
    lampOn(596, 390) +
    officeChair(634, 544, quilt) +
    toys(420, 546)
  )
}

function singleRoom({ wood, quilt, rug, cloth, light, cast, seed }: Child): string {
  return (
    viewWindow(110, 120, 190, 190, light, cast) +
    curtains(110, 102, 190, 226, cloth) +
    framed(396, 150, 90, 104, seed) +
    framed(500, 150, 90, 104, seed + 3) +
    wardrobe(640, 486, 140, 330, lighter(wood, 0.3), palette.clay) +
    stripedRug(330, 532, 500, 60, rug) +
    singleBed(310, 536, wood, quilt) +
    shelf(396, 298, seed) +
    toys(90, 560) +
    snakePlant(590, 520, 48, palette.clay)
  )
}

function bunk(x: number, base: number, wood: string, quilt: string): string {
  const deck = (y: number, cover: string) =>
    rect(x + 10, y - 34, 290, 34, '#fffdf7', 8) +
    rect(x + 18, y - 58, 74, 34, '#ffffff', 14) +
    path(`M${x + 100} ${y - 40}h200v40h-200z`, cover) +
    repeat(4, (i) => path(`M${x + 124 + i * 44} ${y - 20}l7 -9l7 9l-7 9z`, palette.cream)) +
    rect(x, y - 4, 310, 20, wood, 4)
  return (
    ellipse(x + 155, base, 170, 8, '#3b2a20', 0.16) +
    deck(base - 210, quilt) +
    repeat(7, (i) => rect(x + 110 + i * 28, base - 272, 8, 44, wood, 2)) +
    rect(x + 96, base - 278, 214, 10, wood, 4) +
    deck(base - 50, lighter(quilt, 0.25)) +
    rect(x - 6, base - 300, 18, 300, darker(wood, 0.12), 5) +
    rect(x + 300, base - 300, 18, 300, darker(wood, 0.12), 5) +
    line(
      `M${x + 248} ${base}V${base - 290}M${x + 288} ${base}V${base - 290}`,
      darker(wood, 0.2),
      7,
    ) +
    repeat(6, (i) => rect(x + 248, base - 36 - i * 42, 40, 7, darker(wood, 0.2), 2))
  )
}

function singleBed(x: number, base: number, wood: string, quilt: string): string {
  return (
    ellipse(x + 130, base, 160, 8, '#3b2a20', 0.16) +
    rect(x - 24, base - 176, 22, 176, darker(wood, 0.12), 8) +
    rect(x - 24, base - 150, 14, 110, wood, 4) +
    rect(x + 258, base - 120, 20, 120, darker(wood, 0.12), 8) +
    rect(x - 4, base - 92, 264, 44, '#fffdf7', 10) +
    rect(x + 4, base - 124, 76, 42, '#ffffff', 16) +
    path(`M${x + 76} ${base - 98}q92 -12 184 0v58h-184z`, quilt) +
    repeat(4, (i) => circle(x + 104 + i * 42, base - 68, 7, lighter(quilt, 0.5))) +
    rect(x - 10, base - 48, 274, 20, wood, 4)
  )
}

function shelf(x: number, y: number, seed: number): string {
  return (
    rect(x, y + 40, 196, 9, palette.woodDark, 3) +
    books(x + 10, y + 40, 84, 40, seed) +
    circle(x + 126, y + 20, 17, palette.neelSoft) +
    path(`M${x + 116} ${y + 14}q10 -10 18 0q-4 10 -18 0z`, palette.leaf400) +
    rect(x + 123, y + 34, 6, 8, palette.woodDeep) +
    rect(x + 154, y + 14, 26, 26, palette.clay, 4)
  )
}

function lampOn(x: number, base: number): string {
  return (
    line(`M${x} ${base}V${base - 40}L${x + 26} ${base - 62}`, palette.iron, 4) +
    path(`M${x + 14} ${base - 70}l28 6l2 22l-34 -8z`, palette.marigold) +
    rect(x - 14, base - 5, 28, 6, palette.iron, 3)
  )
}

/** The paper kite of Basant. */
function kite(x: number, y: number): string {
  return (
    turned(
      14,
      x,
      y,
      path(`M${x} ${y - 54}l40 54l-40 60l-40 -60z`, palette.clay) +
        path(`M${x} ${y - 54}l40 54h-80z`, palette.marigold) +
        line(`M${x} ${y - 54}v114M${x - 40} ${y}h80`, palette.cream, 3),
    ) + line(`M${x - 14} ${y + 58}q-24 20 -6 42t-14 44`, palette.woodDark, 2.5)
  )
}

/** Blocks, a ball and an elephant. */
function toys(x: number, base: number): string {
  return (
    rect(x, base - 30, 30, 30, palette.clay, 4) +
    rect(x + 32, base - 30, 30, 30, palette.leaf400, 4) +
    rect(x + 16, base - 60, 30, 30, palette.marigold, 4) +
    circle(x + 92, base - 20, 20, palette.neelSoft) +
    path(`M${x + 73} ${base - 24}q19 -12 38 0v8q-19 -12 -38 0z`, palette.cream)
  )
}
