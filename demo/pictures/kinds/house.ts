import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import {
  archDoor,
  archPath,
  archWindow,
  glassFill,
  jaali,
  lantern,
  pane,
  railing,
  waterTank,
} from '#demo/pictures/parts/facade.ts'
import { inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { bush, flowerPot, palm, pottedPlant, tree } from '#demo/pictures/parts/plants.ts'
import { boundaryWall, pavement, road } from '#demo/pictures/parts/street.ts'
import { path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { bicycle, car, scooter } from '#demo/pictures/parts/vehicles.ts'

const base = 518

type House = {
  wall: string
  trim: string
  accent: string
  shutter: string
  light: Light
  cast: Dice
}

const looks = [
  { wall: '#e9b08c', trim: palette.cream, accent: '#d08b63', shutter: palette.teal },
  { wall: '#f6e0b2', trim: palette.chuna, accent: palette.terracotta, shutter: palette.leaf600 },
  { wall: '#cfe0d2', trim: palette.chuna, accent: palette.leaf700, shutter: palette.woodDark },
  { wall: '#f3d7c9', trim: palette.chuna, accent: palette.terracotta, shutter: palette.neel },
  { wall: '#f7efe0', trim: '#e2b18c', accent: palette.leaf700, shutter: palette.glass },
  { wall: '#e7c38f', trim: palette.cream, accent: palette.woodDark, shutter: palette.leaf700 },
] as const

/** A family's own house with its own gate. */
export function drawHouse(seed: number): string {
  const cast = dice(`house-${seed}`)
  const light = turn(
    [lights.noon, lights.morning, lights.winter, lights.evening, lights.monsoon, lights.dusk],
    seed,
  )
  const house = { ...turn(looks, seed), light, cast }
  const style = turn([haveli, tiledHouse, porchHouse], seed)
  return picture(sky(light, cast, 490), inLight(light, style(house) + street(seed, cast)))
}

/** Two storeys with ogee arches and a terrace. */
function haveli(house: House): string {
  const { wall, trim, accent, shutter, light, cast } = house
  const x = 188
  const w = 424
  const glass = () => glassFill(light, cast, shutter)
  return (
    rect(430, 98, 124, 84, lighter(wall, 0.3)) +
    rect(420, 90, 144, 12, trim, 3) +
    rect(474, 122, 36, 60, palette.wood, 2) +
    waterTank(250, 180, 58) +
    railing(x, 148, 234, 32, trim) +
    rect(x, 184, w, base - 184, wall) +
    rect(x, 192, w, 12, accent) +
    rect(x - 14, 178, w + 28, 16, trim, 3) +
    rect(x - 14, 346, w + 28, 14, trim, 3) +
    repeat(3, (i) => archWindow(224 + i * 138, 224, 76, 328, glass(), trim)) +
    archWindow(216, 392, 72, 478, glass(), trim) +
    archWindow(512, 392, 72, 478, glass(), trim) +
    archDoor(350, 372, 100, base, trim) +
    rect(330, base - 8, 140, 10, trim, 2) +
    pottedPlant(320, base, 36) +
    pottedPlant(480, base, 36)
  )
}

/** One storey under a tiled roof with a deep veranda. */
function tiledHouse(house: House): string {
  const { wall, trim, accent, shutter, light, cast } = house
  const tiles = accent === palette.leaf700 ? '#a8482a' : accent
  return (
    rect(150, 300, 500, base - 300, wall) +
    path('M104 312L208 184H592L696 312Z', tiles) +
    repeat(4, (i) =>
      path(
        `M${184 - i * 21} ${214 + i * 26}H${616 + i * 21}v4H${184 - i * 21}z`,
        darker(tiles, 0.2),
      ),
    ) +
    rect(196, 176, 408, 12, darker(tiles, 0.25), 4) +
    rect(96, 308, 608, 14, trim, 3) +
    rect(168, 322, 464, base - 322, darker(wall, 0.12)) +
    archDoor(356, 356, 88, base, trim) +
    pane(204, 372, 96, 84, glassFill(light, cast, shutter), trim, 2) +
    pane(500, 372, 96, 84, glassFill(light, cast, shutter), trim, 2) +
    rect(196, 456, 112, 8, trim, 2) +
    rect(492, 456, 112, 8, trim, 2) +
    [160, 318, 464, 622].map((x) => rect(x, 322, 18, base - 322, trim, 2)).join('') +
    railing(178, 478, 140, 36, palette.woodDark) +
    railing(482, 478, 140, 36, palette.woodDark) +
    rect(326, base - 16, 148, 10, trim, 2) +
    rect(312, base - 8, 176, 10, darker(trim, 0.1), 2) +
    lantern(340, 372) +
    lantern(460, 372) +
    flowerPot(338, base - 12, 30) +
    flowerPot(462, base - 12, 30)
  )
}

/** A flat-roofed modern house with a car porch. */
function porchHouse(house: House): string {
  const { wall, trim, accent, shutter, light, cast } = house
  const glass = () => glassFill(light, cast, shutter)
  return (
    waterTank(560, 186, 52) +
    rect(176, 346, 448, base - 346, wall) +
    rect(300, 190, 324, 160, lighter(wall, 0.35)) +
    rect(284, 178, 356, 16, accent, 3) +
    jaali(316, 208, 60, 132, trim, darker(wall, 0.35), 20) +
    pane(398, 222, 92, 84, glass(), trim, 1) +
    pane(512, 222, 92, 84, glass(), trim, 1) +
    railing(388, 296, 232, 42, accent) +
    pottedPlant(600, 338, 28) +
    rect(160, 338, 480, 16, trim, 3) +
    rect(196, 362, 200, base - 362, darker(wall, 0.28)) +
    rect(212, 376, 80, base - 376, darker(wall, 0.38)) +
    car(222, base, cast.pick([palette.sindoor, palette.cream, palette.neelSoft]), 1.02) +
    rect(184, 354, 16, base - 354, trim) +
    rect(388, 354, 16, base - 354, trim) +
    path(archPath(432, 388, 74, base), trim) +
    path(archPath(440, 400, 58, base), palette.wood) +
    rect(422, base - 8, 94, 10, trim, 2) +
    pane(534, 392, 70, 70, glass(), trim, 1) +
    rect(526, 384, 86, 7, accent, 2) +
    flowerPot(524, base, 28)
  )
}

function street(seed: number, cast: Dice): string {
  const kinds = ['mango', 'amaltas', 'neem', 'gulmohar', 'jacaranda'] as const
  const wall = turn(['#ebd9be', '#e6c9a6', '#efe4cf'], seed)
  const rides = [
    () => scooter(600, 548, palette.leaf600, 0.9),
    () => bicycle(84, 548, palette.sindoor, 0.8),
    () => '',
  ]
  return (
    boundaryWall(0, base, 132, 52, wall) +
    boundaryWall(668, base, 140, 52, wall) +
    pavement(base - 2, 38) +
    tree(82, 524, cast.between(76, 90), turn(kinds, seed)) +
    (seed % 2 ? palm(722, 522, 230) : tree(722, 524, cast.between(68, 82), turn(kinds, seed + 3))) +
    bush(110, 524, 66) +
    bush(644, 524, 70) +
    road(560, false) +
    turn(rides, seed)()
  )
}
