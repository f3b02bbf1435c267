import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { turn } from '#demo/pictures/parts/dice.ts'
import { pottedPlant, snakePlant } from '#demo/pictures/parts/plants.ts'
import { pendant, room } from '#demo/pictures/parts/room.ts'
import { ellipse, line, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'

const looks = [
  {
    tile: '#eef4ef',
    accent: '#b9d6c5',
    floor: '#b7bfb8',
    door: palette.leaf700,
    top: palette.woodLight,
    metal: '#c79a3a',
  },
  {
    tile: '#faf1e4',
    accent: '#efcdb0',
    floor: '#bda98c',
    door: palette.clay,
    top: '#3a3f3c',
    metal: palette.iron,
  },
  {
    tile: '#eff2f4',
    accent: '#c5d5e2',
    floor: '#adb3b6',
    door: palette.oak,
    top: '#f7f2e8',
    metal: '#c79a3a',
  },
] as const

/** The washroom of a work place: basins in a row and cubicles. */
export function drawWashroom(seed: number): string {
  const { tile, accent, floor, door, top, metal } = turn(looks, seed)
  const shell = room({
    wall: darker(tile, 0.07),
    floor,
    flooring: 'tiles',
    finish: 'plain',
    edge: 476,
  })
  const flip = seed % 2 === 1
  const basins = flip ? 360 : 50
  const cubicles = flip ? 30 : 480
  return picture(
    shell,
    repeat(13 * 8, (i) =>
      rect(
        (i % 13) * 64,
        Math.floor(i / 13) * 58,
        62,
        56,
        Math.floor(i / 13) % 4 === 3 ? accent : tile,
      ),
    ),
    repeat(2, (i) => cubicle(cubicles + i * 146, door)),
    rect(cubicles - 10, 92, 306, 14, palette.iron, 3),
    repeat(3, (i) => basin(basins + i * 130, metal)),
    rect(basins - 6, 330, 396, 20, lighter(top, 0.1), 4),
    rect(basins + 4, 350, 376, 34, darker(top, 0.12), 3),
    repeat(3, (i) => bowl(basins + 64 + i * 130, metal)),
    repeat(3, (i) => pendant(basins + 64 + i * 130, 6, palette.marigold, 1)),
    pottedPlant(flip ? 752 : 450, 330 + (flip ? 0 : 170), flip ? 28 : 46, palette.cream),
    snakePlant(flip ? 334 : 28, 520, 50, palette.terracotta),
  )
}

function basin(x: number, metal: string): string {
  return (
    rect(x + 8, 96, 112, 170, metal, 56) +
    rect(x + 16, 104, 96, 154, '#d9eaea', 48) +
    line(`M${x + 40} 214l34 -60M${x + 60} 226l36 -62`, '#ffffff', 5, 0.8)
  )
}

function bowl(x: number, metal: string): string {
  return (
    ellipse(x, 312, 46, 8, '#eef1ee') +
    `<path d="M${x - 46} 312h92q-4 26 -30 26h-32q-26 0 -30 -26z" fill="#ffffff"/>` +
    line(`M${x} 308V288q0 -10 12 -10h8v8`, metal, 7)
  )
}

function cubicle(x: number, door: string): string {
  return (
    rect(x, 104, 140, 372, lighter(door, 0.6)) +
    rect(x + 14, 116, 112, 336, door, 4) +
    rect(x + 26, 132, 88, 140, lighter(door, 0.1), 3) +
    rect(x + 26, 288, 88, 148, lighter(door, 0.1), 3) +
    rect(x + 104, 272, 14, 14, palette.honey, 7) +
    rect(x + 14, 452, 112, 24, darker(door, 0.5))
  )
}
