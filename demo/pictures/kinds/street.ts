import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import {
  archDoor,
  archWindow,
  glassFill,
  jaali,
  pane,
  railing,
  toran,
  waterTank,
} from '#demo/pictures/parts/facade.ts'
import { inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { flowerPot, pottedPlant, tree } from '#demo/pictures/parts/plants.ts'
import { pavement, road, streetLamp } from '#demo/pictures/parts/street.ts'
import { picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { autoRickshaw, bicycle, car, scooter } from '#demo/pictures/parts/vehicles.ts'

const base = 504

const walls = ['#e9b08c', '#f6e0b2', '#cfe0d2', '#f3d7c9', '#f7efe0', '#dfa37f', '#e7d3a6'] as const
const accents = [
  palette.leaf700,
  palette.terracotta,
  palette.woodDark,
  palette.marigoldDark,
  palette.neel,
] as const

/** The lane in front: houses side by side, trees, things on wheels. */
export function drawStreet(seed: number): string {
  const cast = dice(`street-${seed}`)
  const light = turn([lights.morning, lights.dusk, lights.noon, lights.evening], seed)
  const widths = turn(
    [
      [180, 210, 190, 220],
      [220, 170, 230, 180],
      [200, 230, 180, 190],
    ],
    seed,
  )
  let x = 0
  const row = widths
    .map((w, i) => {
      const left = x
      x += w
      return house(left, w, i, seed, light, cast)
    })
    .join('')
  return picture(sky(light, cast, 470), inLight(light, row + lane(seed, light, cast)))
}

function house(x: number, w: number, i: number, seed: number, light: Light, cast: Dice): string {
  const floors = turn([3, 2, 3, 2], i + seed)
  const top = base - floors * 108 - cast.between(0, 26)
  const wall = turn(walls, i * 2 + seed)
  const accent = turn(accents, i + seed)
  const trim = palette.chuna
  return (
    waterTank(x + w * 0.6, top - 6, 44) +
    rect(x, top, w, base - top, wall) +
    rect(x, top, 4, base - top, darker(wall, 0.14)) +
    rect(x - 3, top - 10, w + 6, 14, accent, 2) +
    repeat(floors - 1, (f) =>
      upper(
        x,
        base - (f + 2) * 108 + 10,
        w,
        turn([0, 1, 2], i + f + seed),
        accent,
        trim,
        light,
        cast,
      ),
    ) +
    rect(x, base - 112, w, 8, trim) +
    archDoor(
      x + w * 0.12,
      base - 92,
      62,
      base,
      trim,
      turn([palette.wood, palette.leaf700, palette.neel], i + seed),
    ) +
    pane(x + w * 0.56, base - 82, w * 0.3, 50, glassFill(light, cast, palette.teal), trim, 1) +
    rect(x + w * 0.53, base - 90, w * 0.36, 6, accent, 1) +
    flowerPot(x + w * 0.62, base, 24) +
    pottedPlant(x + w * 0.82, base, 26)
  )
}

function upper(
  x: number,
  y: number,
  w: number,
  style: number,
  accent: string,
  trim: string,
  light: Light,
  cast: Dice,
): string {
  const glass = () => glassFill(light, cast, palette.teal)
  if (style === 0)
    return (
      archWindow(x + w * 0.14, y, w * 0.28, y + 82, glass(), trim) +
      archWindow(x + w * 0.58, y, w * 0.28, y + 82, glass(), trim)
    )
  if (style === 1)
    return (
      pane(x + w * 0.2, y + 8, w * 0.6, 76, glass(), trim, 2) +
      railing(x + w * 0.12, y + 56, w * 0.76, 30, accent) +
      rect(x + w * 0.08, y + 84, w * 0.84, 8, trim, 1) +
      toran(x + w * 0.18, y + 6, w * 0.64)
    )
  return (
    jaali(x + w * 0.12, y + 4, w * 0.26, 82, lighter(trim, 0.2), darker(accent, 0.1), 20) +
    pane(x + w * 0.5, y + 14, w * 0.36, 60, glass(), trim, 1) +
    rect(x + w * 0.47, y + 6, w * 0.42, 7, accent, 1)
  )
}

function lane(seed: number, light: Light, cast: Dice): string {
  const kinds = ['gulmohar', 'neem', 'amaltas', 'mango'] as const
  const rides = [
    () => autoRickshaw(440, 580, 1) + scooter(150, 536, palette.leaf600, 0.8),
    () => car(130, 584, palette.marigold, 0.95) + bicycle(560, 536, palette.sindoor, 0.8),
    () => scooter(600, 536, palette.sindoor, 0.85) + car(180, 584, palette.cream, 0.95),
  ]
  return (
    pavement(base - 2, 34) +
    tree(390, 520, cast.between(62, 74), turn(kinds, seed)) +
    tree(776, 520, cast.between(60, 74), turn(kinds, seed + 1)) +
    streetLamp(208, 524, 220, light.lit > 0.1) +
    road(542, true) +
    turn(rides, seed)()
  )
}
