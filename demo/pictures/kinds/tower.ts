import { darker, mix, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { glassFill, glassRail, pane } from '#demo/pictures/parts/facade.ts'
import { glow, inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { ashoka, bush, palm, tree } from '#demo/pictures/parts/plants.ts'
import { gate, latticeWall, lawn, road, streetLamp } from '#demo/pictures/parts/street.ts'
import { picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { autoRickshaw, car } from '#demo/pictures/parts/vehicles.ts'

const base = 498
const storey = 29

type Tower = {
  x: number
  w: number
  floors: number
  wall: string
  accent: string
  light: Light
  cast: Dice
}

const layouts = [
  [
    { x: 168, w: 220, floors: 13 },
    { x: 430, w: 190, floors: 11 },
  ],
  [{ x: 280, w: 250, floors: 15 }],
  [
    { x: 96, w: 160, floors: 11 },
    { x: 300, w: 200, floors: 14 },
    { x: 540, w: 160, floors: 10 },
  ],
  [
    { x: 150, w: 180, floors: 9 },
    { x: 370, w: 240, floors: 14 },
  ],
] as const

const walls = [
  ['#fbf3e4', palette.terracotta],
  ['#f3dfc4', palette.leaf700],
  ['#e9eee6', palette.marigoldDark],
  ['#f0c9a6', palette.leaf700],
  ['#f8ead2', palette.neel],
] as const

/** High-rise flats behind a compound wall. */
export function drawTower(seed: number): string {
  const cast = dice(`tower-${seed}`)
  const light = turn(
    [
      lights.noon,
      lights.dusk,
      lights.morning,
      lights.monsoon,
      lights.evening,
      lights.winter,
      lights.night,
    ],
    seed,
  )
  const [wall, accent] = turn(walls, seed)
  const towers = turn(layouts, seed)
    .map((plan, i) => {
      const tone = i % 2 ? mix(wall, accent, 0.22) : wall
      return drawOne(turn(styles, seed + (i % 2)), { ...plan, wall: tone, accent, light, cast })
    })
    .join('')
  return picture(sky(light, cast, 480), inLight(light, towers + ground(cast, light, seed)))
}

function drawOne(facade: (tower: Tower) => string, tower: Tower): string {
  const { x, w, floors, wall, accent } = tower
  const top = base - floors * storey - 14
  const lit = tower.light.lit > 0.4
  return (
    rect(x + w * 0.36, top - 26, w * 0.24, 28, darker(wall, 0.1), 2) +
    rect(x + w * 0.33, top - 32, w * 0.3, 8, accent, 2) +
    rect(x, top, w, base - top, wall, 3) +
    rect(x + w * 0.78, top, w * 0.22, base - top, darker(wall, 0.16)) +
    facade(tower) +
    rect(x - 8, top - 8, w + 16, 12, accent, 3) +
    rect(x + w * 0.3, base - 42, w * 0.4, 44, palette.ink, 2) +
    rect(x + w * 0.34, base - 34, w * 0.32, 36, lit ? glow('#ffd27a') : '#6f9fa8') +
    rect(x + w * 0.49, base - 34, 3, 36, palette.ink) +
    rect(x + w * 0.26, base - 48, w * 0.48, 9, accent, 2)
  )
}

const styles = [slabs, fins, loggias, ribbons] as const

function eachFloor(tower: Tower, draw: (y: number, floor: number) => string): string {
  return repeat(tower.floors - 2, (i) => draw(base - tower.floors * storey + i * storey, i))
}

/** Long balconies that step in and out on the left, windows on the right. */
function slabs({ x, w, accent, wall, light, cast, ...rest }: Tower): string {
  return eachFloor({ x, w, accent, wall, light, cast, ...rest }, (y, i) => {
    const reach = i % 2 ? 8 : 14
    return (
      pane(x + 12, y, w * 0.34, 19, glassFill(light, cast), wall, 2) +
      rect(x - reach, y + 15, w * 0.42 + reach, 9, i % 2 ? darker(wall, 0.06) : accent, 2) +
      pane(x + w * 0.5, y + 1, w * 0.11, 16, glassFill(light, cast), wall, 0) +
      pane(x + w * 0.65, y + 1, w * 0.09, 16, glassFill(light, cast), wall, 0) +
      pane(x + w * 0.83, y + 1, w * 0.12, 16, glassFill(light, cast), darker(wall, 0.16), 0)
    )
  })
}

/** A coloured fin up the middle with glass balconies on both sides. */
function fins({ x, w, accent, wall, light, cast, ...rest }: Tower): string {
  const top = base - rest.floors * storey - 14
  return (
    rect(x + w * 0.46, top - 34, w * 0.1, base - top + 34, accent, 2) +
    eachFloor({ x, w, accent, wall, light, cast, ...rest }, (y) => {
      const half = (left: number) =>
        pane(left, y - 1, w * 0.3, 20, glassFill(light, cast), wall, 2) +
        glassRail(left - 5, y + 8, w * 0.3 + 10, 13) +
        rect(left - 8, y + 20, w * 0.3 + 16, 5, palette.chuna, 1)
      return half(x + w * 0.1) + half(x + w * 0.63)
    })
  )
}

/** Deep open balconies in a painted frame. */
function loggias({ x, w, accent, wall, light, cast, ...rest }: Tower): string {
  const columns = Math.round(w / 46)
  const cell = w / columns
  return eachFloor({ x, w, accent, wall, light, cast, ...rest }, (y, i) =>
    repeat(columns, (c) => {
      const left = x + c * cell + 5
      const open = (c + i) % 3 !== 0
      return (
        rect(left, y - 3, cell - 10, 22, open ? darker(wall, 0.3) : mix(wall, accent, 0.25), 1) +
        pane(left + 4, y, cell - 18, 17, glassFill(light, cast), wall, 1) +
        (open ? rect(left - 2, y + 13, cell - 6, 8, i % 4 ? palette.chuna : accent, 2) : '')
      )
    }),
  )
}

/** Bands of glass with rounded balconies at the corner. */
function ribbons({ x, w, accent, wall, light, cast, ...rest }: Tower): string {
  return eachFloor({ x, w, accent, wall, light, cast, ...rest }, (y) => {
    const bays = 4
    const bay = (w * 0.66) / bays
    return (
      repeat(bays, (b) => pane(x + 10 + b * bay, y, bay - 5, 18, glassFill(light, cast), wall, 0)) +
      pane(x + w * 0.74, y, w * 0.2, 18, glassFill(light, cast), wall, 1) +
      rect(x + w * 0.7, y + 13, w * 0.3 + 16, 11, palette.chuna, 5) +
      rect(x + w * 0.7, y + 20, w * 0.3 + 16, 4, accent, 2)
    )
  })
}

function ground(cast: Dice, light: Light, seed: number): string {
  const kinds = ['mango', 'gulmohar', 'neem', 'amaltas', 'jacaranda'] as const
  const left = cast.between(44, 76)
  const vehicle =
    seed % 2
      ? autoRickshaw(cast.between(90, 500), 588, 0.62)
      : car(
          cast.between(80, 560),
          588,
          cast.pick([palette.sindoor, palette.marigold, palette.cream]),
          0.62,
        )
  const greens =
    seed % 3 === 1
      ? [40, 92, 144, 636, 688, 740].map((x) => ashoka(x, 512, cast.between(110, 150))).join('')
      : tree(left, 516, cast.between(58, 72), turn(kinds, seed)) +
        tree(740, 516, cast.between(54, 70), turn(kinds, seed + 2)) +
        (seed % 3 ? palm(668, 514, 150) : '')
  return (
    lawn(base, 60) +
    latticeWall(0, 532, 330, 34, palette.sand) +
    latticeWall(470, 532, 330, 34, palette.sand) +
    gate(346, 532, 108, 40) +
    greens +
    bush(120, 514, 60) +
    bush(590, 514, 70) +
    rect(0, 530, 800, 20, '#d8cbb2') +
    road(552) +
    (light.lit > 0.4 ? streetLamp(250, 540, 120, true) : '') +
    vehicle
  )
}
