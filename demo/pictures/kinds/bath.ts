import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { archPath } from '#demo/pictures/parts/facade.ts'
import { lights } from '#demo/pictures/parts/light.ts'
import { hangingPlant, pottedPlant, snakePlant } from '#demo/pictures/parts/plants.ts'
import { room } from '#demo/pictures/parts/room.ts'
import { circle, ellipse, line, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { viewWindow } from '#demo/pictures/parts/window-view.ts'

type Bath = {
  tile: string
  accent: string
  floor: string
  metal: string
  towel: string
  wood: string
  cast: Dice
  seed: number
}

const looks = [
  {
    tile: '#f4f8f4',
    accent: '#d2e5da',
    floor: '#b9c6be',
    metal: '#c79a3a',
    towel: palette.marigold,
    wood: palette.wood,
  },
  {
    tile: '#fbf3e8',
    accent: '#f0cdb2',
    floor: '#c9a684',
    metal: palette.iron,
    towel: palette.leaf600,
    wood: palette.oak,
  },
  {
    tile: '#eef3f6',
    accent: '#c9d9e6',
    floor: '#b3bcc4',
    metal: '#c79a3a',
    towel: palette.clay,
    wood: palette.woodDark,
  },
  {
    tile: '#f7f1e2',
    accent: '#f1d793',
    floor: '#bfae92',
    metal: palette.iron,
    towel: palette.leaf400,
    wood: palette.leaf700,
  },
  {
    tile: '#e4efe8',
    accent: '#9cc4ae',
    floor: '#d3c8b4',
    metal: '#c79a3a',
    towel: palette.cream,
    wood: palette.woodLight,
  },
] as const

/** A tiled bathroom. */
export function drawBath(seed: number): string {
  const cast = dice(`bath-${seed}`)
  const bath = { ...turn(looks, seed), cast, seed }
  const layout = turn([shower, tub, window], seed)
  const shell = room({
    wall: darker(bath.tile, 0.06),
    floor: bath.floor,
    flooring: 'tiles',
    finish: 'plain',
    edge: 470,
  })
  return picture(shell, tiling(bath), layout(bath))
}

function tiling({ tile, accent, seed }: Bath): string {
  if (seed % 3 === 1)
    return (
      repeat(13 * 8, (i) =>
        rect(
          (i % 13) * 64,
          Math.floor(i / 13) * 60,
          62,
          58,
          Math.floor(i / 13) === 4 ? accent : tile,
        ),
      ) + repeat(13, (i) => path(`M${i * 64 + 31} 246l16 23l-16 23l-16 -23z`, lighter(accent, 0.5)))
    )
  return repeat(11 * 10, (i) => {
    const row = Math.floor(i / 11)
    const x = (i % 11) * 80 - (row % 2 ? 0 : 40)
    const h = row === 9 ? 12 : 48
    return rect(x, row * 50, 78, h, (i * 3 + row) % 7 === 0 ? accent : tile)
  })
}

function vanity(x: number, { wood, metal }: Bath): string {
  return (
    path(archPath(x + 44, 40, 172, 238), metal) +
    path(archPath(x + 54, 56, 152, 230), '#d7e9ea') +
    line(`M${x + 90} 190l40 -60M${x + 116} 204l54 -84`, '#ffffff', 6, 0.8) +
    rect(x, 330, 270, 22, lighter(wood, 0.14), 3) +
    rect(x + 8, 352, 254, 120, wood, 4) +
    rect(x + 134, 358, 3, 108, darker(wood, 0.25)) +
    circle(x + 122, 410, 4, palette.honey) +
    circle(x + 148, 410, 4, palette.honey) +
    path(`M${x + 60} 308h150q-4 36 -48 36h-54q-44 0 -48 -36z`, '#ffffff') +
    ellipse(x + 135, 308, 76, 9, '#eef1ee') +
    line(`M${x + 135} 306V274q0 -16 18 -16h10v12`, metal, 9) +
    rect(x + 222, 304, 22, 26, palette.leaf500, 5) +
    rect(x + 28, 300, 16, 30, palette.clay, 5)
  )
}

function towelRail(x: number, y: number, { towel, metal }: Bath): string {
  return (
    line(`M${x} ${y}h92`, metal, 6) +
    rect(x + 12, y, 34, 120, towel, 4) +
    rect(x + 12, y + 92, 34, 8, lighter(towel, 0.5)) +
    rect(x + 50, y, 32, 84, lighter(towel, 0.4), 4)
  )
}

/** A glass shower beside the vanity. */
function shower(bath: Bath): string {
  return (
    vanity(96, bath) +
    towelRail(384, 292, bath) +
    rect(500, 50, 300, 428, '#dcebec', 0, 0.55) +
    rect(496, 44, 7, 436, '#ffffff') +
    path('M520 60h70l-60 400h-10z', '#ffffff', 0.3) +
    line('M650 60V108', bath.metal, 7) +
    rect(606, 106, 90, 12, bath.metal, 5) +
    repeat(5, (i) => line(`M${622 + i * 15} 126v${90 + (i % 2) * 24}`, '#bcdcdf', 3, 0.9)) +
    rect(740, 250, 44, 10, bath.metal, 3) +
    rect(746, 222, 12, 28, palette.leaf500, 3) +
    rect(764, 214, 12, 36, palette.clay, 3) +
    mat(250, 548, bath) +
    pottedPlant(58, 486, 50)
  )
}

/** A free-standing tub under the tiles. */
function tub(bath: Bath): string {
  return (
    vanity(30, bath) +
    towelRail(340, 250, bath) +
    ellipse(600, 540, 190, 10, '#3b2a20', 0.14) +
    line('M470 380V300q0 -18 20 -18h22v16', bath.metal, 9) +
    path('M430 390h340q4 150 -80 150h-180q-84 0 -80 -150z', '#ffffff') +
    path('M430 390h340q1 26 -2 50h-336q-3 -24 -2 -50z', '#eef1ee') +
    rect(420, 378, 360, 18, '#ffffff', 9) +
    rect(660, 378, 70, 74, bath.towel, 5) +
    rect(540, 100, 170, 10, palette.woodDark, 3) +
    rect(556, 66, 22, 34, palette.clay, 5) +
    rect(590, 74, 22, 26, palette.honey, 5) +
    snakePlant(670, 100, 30, palette.cream) +
    stoolWithCandle(384, 540) +
    mat(200, 560, bath)
  )
}

/** A daylight bathroom with a toilet and a shower rail. */
function window(bath: Bath): string {
  return (
    viewWindow(560, 70, 150, 170, lights.noon, bath.cast) +
    vanity(70, bath) +
    rect(446, 250, 92, 92, '#ffffff', 8) +
    rect(438, 242, 108, 14, '#eef1ee', 5) +
    rect(482, 252, 22, 7, bath.metal, 3) +
    path('M436 396h112q4 46 -34 58v60h-44v-60q-38 -12 -34 -58z', '#ffffff') +
    rect(430, 384, 124, 16, '#eef1ee', 8) +
    rect(446, 336, 92, 52, '#f7f8f5', 6) +
    towelRail(600, 300, bath) +
    hangingPlant(390, 150, 46) +
    rect(716, 410, 66, 92, bath.wood, 8) +
    repeat(4, (i) => rect(716, 428 + i * 18, 66, 3, darker(bath.wood, 0.25))) +
    pottedPlant(750, 412, 30, palette.cream) +
    mat(210, 550, bath)
  )
}

function stoolWithCandle(x: number, base: number): string {
  return (
    rect(x - 28, base - 70, 56, 10, palette.woodLight, 4) +
    line(
      `M${x - 20} ${base - 60}L${x - 26} ${base}M${x + 20} ${base - 60}L${x + 26} ${base}`,
      palette.woodDark,
      6,
    ) +
    rect(x - 8, base - 94, 16, 24, palette.cream, 4) +
    ellipse(x, base - 100, 4, 7, palette.marigold)
  )
}

function mat(x: number, y: number, { towel }: Bath): string {
  return ellipse(x, y, 170, 24, lighter(towel, 0.15)) + ellipse(x, y, 138, 17, lighter(towel, 0.45))
}
