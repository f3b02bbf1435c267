import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import {
  archDoor,
  archPath,
  archWindow,
  glassFill,
  glassRail,
  jaali,
  pane,
  railing,
  slatPanel,
} from '#demo/pictures/parts/facade.ts'
import { inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { bush, flowerPot, hedge, palm, pottedPlant, tree } from '#demo/pictures/parts/plants.ts'
import { drive, lawn } from '#demo/pictures/parts/street.ts'
import { ellipse, line, path, picture, rect, repeat, shading } from '#demo/pictures/parts/svg.ts'
import { car } from '#demo/pictures/parts/vehicles.ts'

const base = 422

type Villa = { wall: string; second: string; roof: string; light: Light; cast: Dice }

const looks = [
  { wall: '#fbf5ea', second: '#f1e2cc', roof: palette.woodDark },
  { wall: '#f7e6cd', second: '#eecfa8', roof: palette.terracotta },
  { wall: '#eef1e8', second: '#d8e2d4', roof: palette.leaf700 },
  { wall: '#fbf0e2', second: '#e8b592', roof: palette.ink },
  { wall: '#f9f3e6', second: '#c9a883', roof: palette.leaf900 },
] as const

/** A house in its own garden, often with a pool. */
export function drawVilla(seed: number): string {
  const cast = dice(`villa-${seed}`)
  const light = turn(
    [lights.noon, lights.evening, lights.dusk, lights.morning, lights.winter],
    seed,
  )
  const villa = { ...turn(looks, seed), light, cast }
  const style = turn([flatRoofs, tiledRoofs, cubes], seed)
  const hills = path('M0 390C150 330 260 360 400 340S700 310 800 350V440H0z', '#9cc7a0')
  return picture(
    shading('water', '#8cc9cf', '#4fa3ae'),
    sky(light, cast, 400, false),
    inLight(light, hills + backTrees(seed, cast) + style(villa) + garden(seed)),
  )
}

function flatRoofs({ wall, second, roof, light, cast }: Villa): string {
  const glass = () => glassFill(light, cast)
  return (
    rect(140, 232, 310, base - 232, wall) +
    rect(400, 150, 270, base - 150, second) +
    rect(384, 138, 302, 16, roof, 3) +
    rect(124, 222, 280, 14, palette.leaf700, 3) +
    pane(430, 176, 92, 78, glass(), second, 1) +
    pane(544, 176, 98, 78, glass(), second, 1) +
    railing(418, 222, 236, 36) +
    rect(410, 256, 260, 10, darker(second, 0.12)) +
    pane(168, 262, 206, 120, glass(), wall, 3) +
    archDoor(448, 288, 78, base, palette.cream) +
    pane(560, 294, 78, 84, glass(), second, 1) +
    rect(430, base - 8, 114, 10, palette.cream, 2) +
    pottedPlant(428, base, 30) +
    pottedPlant(546, base, 30)
  )
}

/** Verandas with arches under tiled roofs. */
function tiledRoofs({ wall, second, roof, light, cast }: Villa): string {
  const glass = () => glassFill(light, cast, palette.teal)
  const tile = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x - 26} ${y + h}L${x + h * 0.8} ${y}H${x + w - h * 0.8}L${x + w + 26} ${y + h}Z`,
      roof,
    ) +
    repeat(3, (i) => {
      const drop = (h * (i + 1)) / 4
      const inset = h * 0.8 - (drop * (h * 0.8 + 26)) / h
      return rect(x + inset, y + drop, w - 2 * inset, 3, darker(roof, 0.22))
    })
  return (
    rect(286, 176, 228, 130, lighter(wall, 0.3)) +
    tile(286, 112, 228, 66) +
    archWindow(318, 200, 64, 280, glass(), second) +
    archWindow(418, 200, 64, 280, glass(), second) +
    rect(140, 320, 520, base - 320, wall) +
    tile(140, 262, 520, 60) +
    repeat(5, (i) =>
      i === 2 ? '' : path(archPath(160 + i * 100, 336, 80, base), darker(wall, 0.25)),
    ) +
    repeat(5, (i) =>
      i === 2 ? '' : pane(178 + i * 100, 368, 44, base - 368, glass(), second, 1),
    ) +
    archDoor(356, 334, 88, base, palette.cream) +
    railing(160, base - 26, 180, 26, palette.woodDark) +
    railing(460, base - 26, 180, 26, palette.woodDark) +
    rect(130, base - 6, 540, 10, palette.cream, 2) +
    flowerPot(350, base - 4, 24) +
    flowerPot(450, base - 4, 24)
  )
}

/** White cubes with timber and lattice. */
function cubes({ wall, second, roof, light, cast }: Villa): string {
  const glass = () => glassFill(light, cast)
  return (
    rect(420, 252, 260, base - 252, second) +
    rect(408, 242, 288, 14, roof, 3) +
    rect(150, 140, 330, 130, wall, 2) +
    rect(138, 128, 354, 14, roof, 3) +
    slatPanel(166, 146, 62, 120, palette.wood) +
    pane(250, 164, 206, 92, glass(), wall, 3) +
    glassRail(240, 226, 228, 38) +
    rect(190, 270, 230, base - 270, darker(wall, 0.16)) +
    rect(140, 264, 350, 12, lighter(wall, 0.4), 2) +
    rect(206, 300, 84, base - 300, palette.woodDark, 2) +
    rect(214, 308, 68, base - 308, palette.woodLight, 1) +
    rect(270, 360, 4, 22, palette.marigold, 2) +
    jaali(306, 300, 96, base - 300, palette.cream, darker(wall, 0.4), 24) +
    pane(448, 286, 204, 108, glass(), second, 3) +
    rect(160, 276, 14, base - 276, palette.cream) +
    pottedPlant(436, base, 34) +
    rect(180, base - 6, 250, 10, palette.cream, 2)
  )
}

function backTrees(seed: number, cast: Dice): string {
  const kinds = ['mango', 'neem', 'gulmohar', 'amaltas', 'jacaranda'] as const
  return (
    tree(70, 424, cast.between(84, 96), turn(kinds, seed)) +
    tree(746, 424, cast.between(86, 100), turn(kinds, seed + 1)) +
    (seed % 2 ? palm(688, 420, 210) : palm(112, 420, 220))
  )
}

function garden(seed: number): string {
  const pool = (x: number) =>
    rect(x, 470, 330, 92, '#f6eedf', 16) +
    rect(x + 14, 482, 302, 68, 'url(#water)', 11) +
    line(`M${x + 40} 506q20 -9 40 0t40 0M${x + 160} 526q20 -9 40 0t40 0`, '#d8f0f0', 3, 0.8)
  const blossom = turn([palette.bougainvillea, palette.marigold, palette.cream], seed)
  const gardens = [
    () => drive(446, base + 2, 92, 600) + pool(36) + hedge(560, 448, 240, 24, blossom),
    () =>
      drive(346, base + 2, 108, 600) +
      hedge(0, 462, 250, 26, blossom) +
      hedge(550, 462, 250, 26, blossom) +
      ellipse(140, 540, 92, 22, '#9cc98f') +
      flowerPot(120, 552, 34, palette.bougainvillea) +
      flowerPot(170, 556, 34),
    () => drive(202, base + 2, 92, 600) + pool(430) + hedge(0, 452, 130, 24, blossom),
    () =>
      drive(446, base + 2, 92, 600) +
      hedge(0, 456, 330, 24, blossom) +
      car(560, 540, palette.sindoor, 1.1) +
      bush(120, 540, 110),
  ]
  return lawn(base, 180) + turn(gardens, seed)() + bush(118, 436, 86) + bush(650, 440, 96)
}
