import { lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { archWindow, glassFill, pane, railing } from '#demo/pictures/parts/facade.ts'
import { glow, inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { flowerPot, pottedPlant } from '#demo/pictures/parts/plants.ts'
import {
  awning,
  mannequin,
  shutter,
  signBoard,
  stockedShelf,
} from '#demo/pictures/parts/shopfront.ts'
import { pavement, road, streetLamp } from '#demo/pictures/parts/street.ts'
import { circle, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { autoRickshaw, bicycle, scooter } from '#demo/pictures/parts/vehicles.ts'

const base = 530

type Shop = {
  wall: string
  trim: string
  board: string
  stripe: string
  light: Light
  cast: Dice
  seed: number
}

const looks = [
  { wall: '#e4b793', trim: palette.cream, board: palette.leaf700, stripe: palette.sindoor },
  { wall: '#f3dca6', trim: palette.chuna, board: palette.terracotta, stripe: palette.leaf600 },
  { wall: '#cfdfcf', trim: palette.chuna, board: palette.neel, stripe: palette.marigold },
  { wall: '#f1ddc8', trim: '#ffffff', board: palette.leaf900, stripe: palette.clay },
  { wall: '#dd9d7c', trim: palette.cream, board: palette.ink, stripe: palette.leaf600 },
] as const

/** A shop in a market row, homes above it. */
export function drawShop(seed: number): string {
  const cast = dice(`shop-${seed}`)
  const light = turn(
    [lights.morning, lights.noon, lights.evening, lights.winter, lights.dusk],
    seed,
  )
  const shop = { ...turn(looks, seed), light, cast, seed }
  const wide = seed % 2 === 0
  const x = wide ? 56 : 300
  const front =
    upperFloor(shop) +
    mainShop(x, 440, shop) +
    (wide ? neighbour(536, 220, shop) : neighbour(40, 220, shop)) +
    pavement(base - 2, 34, '#bdb09a') +
    road(560, false) +
    outsideThings(shop, x)
  return picture(sky(light, cast, 200, false), inLight(light, front))
}

function upperFloor({ wall, trim, light, cast, seed }: Shop): string {
  const openings =
    seed % 3 === 1
      ? repeat(4, (i) => {
          const left = 66 + i * 180
          return (
            rect(left - 14, 112, 128, 8, trim, 2) +
            pane(left, 126, 100, 100, glassFill(light, cast, palette.teal), trim, 1) +
            railing(left - 12, 196, 124, 44) +
            rect(left - 18, 238, 136, 10, trim, 2) +
            flowerPot(left + 20, 238, 22) +
            flowerPot(left + 80, 238, 22, palette.bougainvillea)
          )
        })
      : repeat(4, (i) =>
          archWindow(70 + i * 180, 110, 98, 246, glassFill(light, cast, palette.teal), trim),
        )
  return (
    rect(0, 62, 800, 470, wall) +
    rect(0, 58, 800, 18, trim) +
    rect(0, 266, 800, 14, trim) +
    openings
  )
}

function mainShop(x: number, w: number, { board, stripe, trim, seed, light }: Shop): string {
  const mark = board === palette.terracotta ? palette.honey : palette.marigold
  const door = x + w - 126
  const window = w - 158
  const inside =
    seed % 3 === 2
      ? rect(x + 18, 362, window, 168, glow(light.lit > 0.4 ? '#ffd98f' : '#ffe9c4')) +
        repeat(3, (i) =>
          mannequin(
            x + 70 + i * 92,
            base - 4,
            [palette.sindoor, palette.leaf600, palette.neel][i]!,
            1,
          ),
        )
      : stockedShelf(x + 18, 362, window, 168, 3, glow('#ffe2a3'), seed)
  return (
    rect(x + 4, 350, w - 8, 180, '#3b2a20') +
    inside +
    rect(door, 362, 112, 168, '#5e8c9e') +
    path(`M${door} 362h52l-52 96z`, '#ffffff', 0.25) +
    rect(door + 52, 362, 4, 168, '#3b2a20') +
    rect(door + 42, 440, 4, 40, palette.cream, 2) +
    rect(door + 62, 440, 4, 40, palette.cream, 2) +
    signBoard(x - 6, 288, w + 12, 62, board, mark) +
    awning(x - 14, 350, w + 28, 36, stripe) +
    rect(x - 14, 346, w + 28, 6, trim, 2)
  )
}

function neighbour(x: number, w: number, { board, trim, wall, seed }: Shop): string {
  const sign = board === palette.neel ? palette.terracotta : palette.neel
  return (
    rect(x - 8, 344, w + 16, 186, lighter(wall, 0.3)) +
    signBoard(x - 8, 290, w + 16, 50, sign, trim) +
    shutter(x, 350, w, 180, seed % 2 ? '#9aa69c' : '#8c9a94')
  )
}

function outsideThings({ seed, light }: Shop, x: number): string {
  const things = [
    () => bicycle(540, 552, palette.sindoor, 0.95) + pottedPlant(486, base + 4, 38),
    () => scooter(90, 550, palette.marigoldDark, 0.95) + pottedPlant(320, base + 4, 36),
    () => pottedPlant(516, base + 4, 38) + autoRickshaw(600, 556, 1.1),
    () => crates(324, base + 6) + scooter(120, 550, palette.leaf600, 0.95),
    () => pottedPlant(500, base + 4, 40) + bicycle(600, 552, palette.neel, 0.95),
  ]
  return (
    (light.lit > 0.4 ? streetLamp(x > 200 ? 270 : 516, 548, 210, true) : '') + turn(things, seed)()
  )
}

/** Fruit boxes on the pavement. */
function crates(x: number, base: number): string {
  return repeat(2, (i) => {
    const left = x + i * 76
    const fruit = [palette.marigold, palette.sindoor][i]!
    return (
      repeat(5, (k) => circle(left + 9 + k * 13, base - 36, 8, fruit)) +
      rect(left, base - 34, 70, 34, palette.woodLight, 3) +
      rect(left, base - 22, 70, 4, palette.woodDark)
    )
  })
}
