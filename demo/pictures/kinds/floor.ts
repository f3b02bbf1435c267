import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import {
  airConditioner,
  brickwork,
  glassFill,
  glassRail,
  jaali,
  lantern,
  pane,
  railing,
  slatPanel,
} from '#demo/pictures/parts/facade.ts'
import { inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { ashoka, bush, flowerPot, pottedPlant, tree } from '#demo/pictures/parts/plants.ts'
import { boundaryWall, pavement, road } from '#demo/pictures/parts/street.ts'
import { faded, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { car, scooter } from '#demo/pictures/parts/vehicles.ts'

const base = 516

type Look = { wall: string; side: string; roof: string; panel: Panel; rail: Rail }
type Panel = 'slats' | 'brick' | 'jaali' | 'stone'
type Rail = 'iron' | 'glass' | 'solid'

const looks: readonly Look[] = [
  { wall: '#fbf6ec', side: '#eadbc5', roof: palette.leaf700, panel: 'slats', rail: 'iron' },
  { wall: '#f1d9bb', side: '#e3c39c', roof: palette.woodDark, panel: 'jaali', rail: 'glass' },
  { wall: '#f6efe2', side: '#d9795a', roof: palette.ink, panel: 'brick', rail: 'glass' },
  { wall: '#e5ebe0', side: '#cddac9', roof: palette.terracotta, panel: 'slats', rail: 'solid' },
  { wall: '#fbf0da', side: '#f2c879', roof: palette.leaf700, panel: 'stone', rail: 'iron' },
  { wall: '#f7efe4', side: '#b9cdbd', roof: palette.leaf900, panel: 'jaali', rail: 'iron' },
]

/** An independent floor: three or four storeys on stilts, one family each. */
export function drawFloor(seed: number): string {
  const cast = dice(`floor-${seed}`)
  const light = turn(
    [lights.evening, lights.noon, lights.monsoon, lights.morning, lights.dusk, lights.winter],
    seed,
  )
  const floors = turn([3, 4, 3, 4], seed)
  const look = turn(looks, seed)
  const x = turn([220, 200, 236], seed)
  return picture(
    sky(light, cast, 490),
    inLight(
      light,
      neighbours(look, cast) +
        building(x, 360, floors, look, light, cast, seed) +
        street(seed, cast),
    ),
  )
}

function building(
  x: number,
  w: number,
  floors: number,
  look: Look,
  light: Light,
  cast: Dice,
  seed: number,
): string {
  const storey = floors === 3 ? 102 : 82
  const stilt = base - 92
  const top = stilt - floors * storey
  const flip = seed % 2 === 1
  const panelX = flip ? x + w - 92 : x + 22
  const mainX = flip ? x + 118 : x + 110
  const sideX = flip ? x + 20 : x + w - 88
  return (
    rect(x, top, w, base - top, look.wall, 4) +
    rect(flip ? x : x + w - 98, top, 98, base - top, look.side) +
    panel(look, panelX, top + 4, 66, stilt - top - 4) +
    repeat(floors, (i) => storeyOf(mainX, sideX, top + i * storey, storey, look, light, cast)) +
    stiltParking(x, stilt, w, look, cast) +
    rect(x - 16, top - 10, w + 32, 14, look.roof, 3) +
    railing(x + w * 0.3, top - 34, w * 0.5, 24, look.roof)
  )
}

function storeyOf(
  mainX: number,
  sideX: number,
  y: number,
  storey: number,
  look: Look,
  light: Light,
  cast: Dice,
): string {
  const h = storey - 30
  const railTop = y + storey - 46
  const rails = {
    iron: () => railing(mainX - 8, railTop, 156, 34),
    glass: () => glassRail(mainX - 8, railTop, 156, 34),
    solid: () => rect(mainX - 8, railTop + 2, 156, 32, lighter(look.side, 0.2), 2),
  }
  return (
    pane(mainX, y + 14, 140, h, glassFill(light, cast), look.wall, 2) +
    pottedPlant(mainX + 126, y + storey - 12, 24) +
    (cast.chance(0.5) ? flowerPot(mainX + 14, y + storey - 12, 22) : '') +
    rails[look.rail]() +
    rect(mainX - 14, y + storey - 13, 168, 11, darker(look.wall, 0.1), 2) +
    pane(sideX, y + 22, 60, h - 18, glassFill(light, cast), look.side, 1) +
    rect(sideX - 5, y + 15, 70, 6, look.roof, 1) +
    (cast.chance(0.5) ? airConditioner(sideX + 16, y + h + 9, 26) : '')
  )
}

function panel(look: Look, x: number, y: number, w: number, h: number): string {
  if (look.panel === 'slats') return slatPanel(x, y, w, h, palette.wood)
  if (look.panel === 'brick') return brickwork(x, y, w, h, '#b9603f')
  if (look.panel === 'jaali')
    return jaali(x, y, w, h, lighter(look.side, 0.3), darker(look.side, 0.4), 22)
  return (
    rect(x, y, w, h, '#c9a883') +
    repeat(
      h / 22,
      (i) =>
        rect(x, y + i * 22, w, 2, '#ab8a66') +
        rect(x + ((i * 29) % 50) + 6, y + i * 22, 2, 22, '#ab8a66'),
    )
  )
}

function stiltParking(x: number, y: number, w: number, look: Look, cast: Dice): string {
  const paint = cast.pick([palette.sindoor, palette.neelSoft, palette.cream, palette.marigold])
  return (
    rect(x, y, w, base - y, darker(look.wall, 0.12)) +
    rect(x + 14, y + 6, w - 28, base - y - 6, '#5b5148') +
    rect(x + 30, y + 20, 54, base - y - 20, palette.woodDark, 2) +
    rect(x + 36, y + 26, 42, base - y - 26, palette.wood) +
    lantern(x + 98, y + 26) +
    car(x + w - 236, base, paint, 0.94) +
    [x + 6, x + w - 24, x + w - 62].map((left) => rect(left, y, 18, base - y, look.wall)).join('') +
    rect(x - 4, y - 4, w + 8, 10, lighter(look.wall, 0.4), 2)
  )
}

/** The paler houses left and right. */
function neighbours(look: Look, cast: Dice): string {
  const house = (x: number, w: number, top: number, wall: string) =>
    rect(x, top, w, base - top, wall) +
    rect(x - 6, top - 8, w + 12, 10, lighter(wall, 0.5), 2) +
    repeat(3, (i) => {
      const y = top + 26 + i * 84
      return (
        rect(x + w * 0.18, y, w * 0.26, 44, '#8fb0b0', 2) +
        rect(x + w * 0.58, y, w * 0.24, 44, '#8fb0b0', 2)
      )
    })
  return faded(
    0.6,
    house(-40, 210, cast.between(210, 260), lighter(look.side, 0.1)) +
      house(630, 220, cast.between(190, 250), lighter(look.wall, 0.1)),
  )
}

function street(seed: number, cast: Dice): string {
  const kinds = ['mango', 'gulmohar', 'neem', 'amaltas', 'jacaranda'] as const
  const coping = turn([palette.terracotta, palette.leaf700, palette.woodDark], seed)
  return (
    boundaryWall(0, base, 186, 62, '#ebd9be', coping) +
    boundaryWall(614, base, 190, 62, '#ebd9be', coping) +
    pavement(base - 2, 30) +
    (seed % 3 === 2
      ? [34, 84, 134].map((x) => ashoka(x, 520, 190)).join('')
      : tree(92, 524, cast.between(70, 82), turn(kinds, seed))) +
    tree(706, 524, cast.between(66, 80), turn(kinds, seed + 1)) +
    bush(140, 528, 64) +
    bush(606, 528, 62) +
    road(546, false) +
    (seed % 2 ? scooter(640, 540, palette.leaf600, 0.66) : '')
  )
}
