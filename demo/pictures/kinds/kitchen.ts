import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { type Light, lights } from '#demo/pictures/parts/light.ts'
import { flowerPot, pottedPlant } from '#demo/pictures/parts/plants.ts'
import { pendant, type RoomLook, room } from '#demo/pictures/parts/room.ts'
import { stool } from '#demo/pictures/parts/seating.ts'
import { circle, line, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { viewWindow } from '#demo/pictures/parts/window-view.ts'

type Kitchen = {
  upper: string
  lower: string
  top: string
  tiles: readonly string[]
  light: Light
  cast: Dice
  seed: number
}

const greens = ['#8fbba2', '#bfd8c8', '#d6e7da', '#a9cdb6'] as const
const clays = ['#e2b08c', '#f0d2b6', '#f7e6d2', '#e9bf9c'] as const
const whites = ['#ffffff', '#f7f2e8', '#fbf8f1', '#efe9dc'] as const
const blues = ['#9db6d0', '#d5e0ea', '#eaf0f4', '#bccde0'] as const

const looks: readonly (RoomLook & Pick<Kitchen, 'upper' | 'lower' | 'top' | 'tiles'>)[] = [
  {
    wall: '#faf1e1',
    floor: '#cfc3ae',
    flooring: 'tiles',
    finish: 'plain',
    edge: 496,
    upper: palette.leaf700,
    lower: '#fffdf8',
    top: '#3a3f3c',
    tiles: greens,
  },
  {
    wall: '#f6e4cc',
    floor: '#b98a62',
    flooring: 'planks',
    finish: 'plain',
    edge: 496,
    upper: '#fbf5ea',
    lower: palette.clay,
    top: '#f4efe6',
    tiles: whites,
  },
  {
    wall: '#e5ece2',
    floor: '#d6c6aa',
    flooring: 'checks',
    finish: 'plain',
    edge: 496,
    upper: palette.honey,
    lower: palette.leaf600,
    top: '#e9e2d4',
    tiles: clays,
  },
  {
    wall: '#f7eedd',
    floor: '#c4a27c',
    flooring: 'tiles',
    finish: 'plain',
    edge: 496,
    upper: palette.neel,
    lower: '#eef0ee',
    top: palette.woodLight,
    tiles: blues,
  },
  {
    wall: '#f3dcc4',
    floor: '#ddd0ba',
    flooring: 'checks',
    finish: 'plain',
    edge: 496,
    upper: palette.oak,
    lower: palette.leaf700,
    top: '#f7f2e8',
    tiles: greens,
  },
  {
    wall: '#eef0e6',
    floor: '#a87952',
    flooring: 'planks',
    finish: 'plain',
    edge: 496,
    upper: palette.leaf300,
    lower: palette.woodLight,
    top: '#3a3f3c',
    tiles: whites,
  },
]

/** A modular kitchen with a stone counter. */
export function drawKitchen(seed: number): string {
  const cast = dice(`kitchen-${seed}`)
  const look = turn(looks, seed)
  const light = turn([lights.noon, lights.morning, lights.winter, lights.evening], seed)
  const layout = turn([hoodKitchen, windowKitchen, islandKitchen], seed)
  return picture(room(look), layout({ ...look, light, cast, seed }))
}

function hoodKitchen(kitchen: Kitchen): string {
  const { upper, seed } = kitchen
  return (
    splash(kitchen, 0, 800) +
    [20, 148, 530, 658].map((x, i) => cupboard(x, 50, 120, 140, upper, i > 1)).join('') +
    hood(385) +
    counter(kitchen, 0, 800) +
    stove(406, 330) +
    jars(72, 330) +
    tap(600, 330) +
    fruitBowl(668, 330) +
    pottedPlant(750, 330, 34, seed % 2 ? palette.cream : palette.terracotta)
  )
}

/** The sink under a window, the fridge at the end. */
function windowKitchen(kitchen: Kitchen): string {
  const { upper, light, cast } = kitchen
  return (
    splash(kitchen, 0, 620) +
    viewWindow(240, 70, 220, 170, light, cast) +
    cupboard(20, 50, 96, 150, upper, false) +
    cupboard(124, 50, 96, 150, upper, true) +
    cupboard(486, 50, 110, 150, upper, true) +
    counter(kitchen, 0, 620) +
    tap(350, 330) +
    jars(40, 330) +
    stove(530, 330) +
    flowerPot(276, 250, 26) +
    pottedPlant(426, 250, 24) +
    fruitBowl(196, 330) +
    fridge(636, kitchen)
  )
}

/** Open shelves behind, an island with stools in front. */
function islandKitchen(kitchen: Kitchen): string {
  const { upper, lower, top, light, cast, seed } = kitchen
  return (
    splash(kitchen, 0, 800, 150) +
    cupboard(20, 40, 120, 150, upper, false) +
    cupboard(148, 40, 120, 150, upper, true) +
    openShelf(300, 160, 210) +
    openShelf(300, 240, 210, 3) +
    viewWindow(560, 60, 190, 180, light, cast) +
    counter(kitchen, 0, 800) +
    tap(656, 330) +
    stove(160, 330) +
    rect(150, 440, 500, 120, darker(lower, 0.14), 4) +
    repeat(4, (i) => rect(162 + i * 122, 456, 110, 92, darker(lower, 0.05), 3)) +
    rect(130, 420, 540, 22, top, 5) +
    fruitBowl(400, 420) +
    flowerPot(560, 420, 34) +
    [220, 400, 580].map((x) => stool(x, 586, palette.woodLight, 110)).join('') +
    pendant(336, 40, palette.marigold, seed) +
    pendant(474, 40, palette.marigold, seed)
  )
}

function splash({ tiles }: Kitchen, x: number, w: number, top = 210): string {
  const rows = Math.floor((330 - top) / 40)
  return repeat((w / 40) * rows, (i) => {
    const column = Math.floor(i / rows)
    const row = i % rows
    return rect(
      x + column * 40,
      top + row * 40,
      38,
      38,
      tiles[(column * 3 + row * 2 + (column % 3)) % 4]!,
      2,
    )
  })
}

function cupboard(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  left: boolean,
): string {
  return (
    rect(x, y, w, h, colour, 4) +
    rect(x + 9, y + 9, w - 18, h - 18, lighter(colour, 0.08), 3) +
    rect(left ? x + 10 : x + w - 14, y + h - 56, 4, 34, palette.marigold, 2)
  )
}

function counter({ lower, top }: Kitchen, x: number, w: number): string {
  const doors = Math.round(w / 132)
  const step = w / doors
  return (
    rect(x, 348, w, 140, darker(lower, 0.08)) +
    rect(x, 488, w, 14, '#6c5a46') +
    repeat(
      doors,
      (i) =>
        rect(x + i * step + 6, 360, step - 12, 118, lower, 4) +
        rect(x + i * step + step * 0.26, 372, step * 0.48, 5, '#c79a3a', 2),
    ) +
    rect(x, 330, w, 18, top, 3)
  )
}

function hood(x: number): string {
  return (
    path(`M${x - 62} 0h124v110l52 80H${x - 114}l52 -80z`, '#d9dad2') +
    rect(x - 122, 186, 244, 16, '#b9bdb4', 3) +
    rect(x - 62, 0, 20, 110, '#e6e7e0')
  )
}

function stove(x: number, y: number): string {
  return (
    rect(x - 70, y - 8, 140, 9, palette.ink, 3) +
    rect(x - 62, y - 42, 56, 34, '#c77b3e', 6) +
    rect(x - 70, y - 36, 72, 6, '#a8602c', 3) +
    rect(x + 14, y - 24, 42, 16, palette.steel, 4) +
    rect(x + 54, y - 22, 26, 5, palette.ink, 2) +
    line(
      `M${x - 46} ${y - 52}q-6 -10 0 -18t0 -16M${x - 26} ${y - 52}q-6 -10 0 -18t0 -16`,
      '#ffffff',
      4,
      0.8,
    )
  )
}

function jars(x: number, y: number): string {
  return [palette.marigoldDark, palette.oak, palette.terracotta]
    .map(
      (colour, i) =>
        rect(x + i * 36, y - 50, 28, 50, colour, 7) +
        rect(x + 3 + i * 36, y - 58, 22, 10, palette.woodDeep, 3),
    )
    .join('')
}

function tap(x: number, y: number): string {
  return (
    rect(x - 52, y - 3, 104, 7, '#9aa09a', 3) +
    line(`M${x - 8} ${y - 2}V${y - 46}q0 -18 18 -18t18 16`, '#a9aea6', 8)
  )
}

function fruitBowl(x: number, y: number): string {
  return (
    [palette.sindoor, palette.marigold, palette.leaf400]
      .map((colour, i) => circle(x - 18 + i * 18, y - 26, 11, colour))
      .join('') +
    path(`M${x - 40} ${y - 22}h80q-6 22 -30 22h-20q-24 0 -30 -22z`, palette.cream) +
    rect(x - 40, y - 24, 80, 5, '#e6d8bd', 2)
  )
}

function openShelf(x: number, y: number, w: number, shift = 0): string {
  const colours = [palette.clay, palette.cream, palette.leaf400, palette.honey]
  return (
    repeat(w / 40, (i) => rect(x + 12 + i * 40, y - 32, 24, 32, colours[(i + shift) % 4]!, 6)) +
    rect(x, y, w, 9, palette.woodDark, 3)
  )
}

function fridge(x: number, { upper }: Kitchen): string {
  return (
    rect(x, 120, 150, 378, '#dfe3de', 10) +
    rect(x, 250, 150, 5, '#b9bdb4') +
    rect(x + 14, 180, 6, 50, '#8d938c', 3) +
    rect(x + 14, 276, 6, 80, '#8d938c', 3) +
    rect(x + 70, 150, 34, 26, palette.honey, 2) +
    circle(x + 118, 200, 7, palette.clay) +
    rect(x, 50, 150, 64, upper, 4) +
    rect(x + 70, 96, 30, 4, palette.marigold, 2)
  )
}
