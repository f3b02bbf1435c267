import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { type Light, lights } from '#demo/pictures/parts/light.ts'
import { fig, hangingPlant, pottedPlant, snakePlant } from '#demo/pictures/parts/plants.ts'
import { pendant, type RoomLook, room } from '#demo/pictures/parts/room.ts'
import { diningChair, stool } from '#demo/pictures/parts/seating.ts'
import { stringLights } from '#demo/pictures/parts/shopfront.ts'
import { circle, ellipse, line, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { framed } from '#demo/pictures/parts/wall-art.ts'
import { archView, sunless } from '#demo/pictures/parts/window-view.ts'

type Cafe = { seat: string; counter: string; light: Light; cast: Dice; seed: number }

const looks: readonly (RoomLook & Pick<Cafe, 'seat' | 'counter'>)[] = [
  {
    wall: '#dfa27f',
    floor: '#b98a62',
    flooring: 'planks',
    finish: 'brick',
    edge: 430,
    seat: palette.leaf600,
    counter: palette.leaf700,
  },
  {
    wall: '#e6ecdf',
    floor: '#cdbfa6',
    flooring: 'checks',
    finish: 'plain',
    edge: 430,
    seat: palette.clay,
    counter: palette.woodLight,
  },
  {
    wall: '#f6e3c0',
    floor: '#a8714a',
    flooring: 'planks',
    finish: 'dado',
    edge: 430,
    seat: palette.teal,
    counter: palette.terracotta,
  },
  {
    wall: '#d8e2de',
    floor: '#d3b995',
    flooring: 'terrazzo',
    finish: 'plain',
    edge: 430,
    seat: palette.marigold,
    counter: palette.neel,
  },
]

/** Inside a cafe: the bar or the window tables. */
export function drawCafeRoom(seed: number): string {
  const cast = dice(`cafe-room-${seed}`)
  const look = turn(looks, seed)
  const light = turn([lights.morning, lights.noon, lights.evening, lights.dusk], seed)
  const layout = turn([bar, tables], seed)
  return picture(room(look), layout({ ...look, light, cast, seed }))
}

function bar({ counter, seat, seed }: Cafe): string {
  return (
    repeat(
      3,
      (i) =>
        rect(90 + i * 210, 60, 190, 96, palette.ink, 5) +
        repeat(3, (k) =>
          rect(
            106 + i * 210,
            80 + k * 24,
            90 + ((k * 37 + i * 20) % 60),
            7,
            k ? '#cfd8cf' : palette.honey,
            3,
          ),
        ),
    ) +
    shelfOf(90, 226, 400, seed) +
    shelfOf(90, 300, 400, seed + 2) +
    framed(600, 190, 120, 104, seed + 1) +
    ellipse(400, 556, 360, 10, '#3b2a20', 0.14) +
    rect(60, 400, 680, 156, counter, 4) +
    repeat(16, (i) => rect(72 + i * 42, 416, 30, 128, lighter(counter, 0.1), 3)) +
    rect(44, 384, 712, 20, palette.oak, 6) +
    machine(220, 384) +
    cakes(480, 384) +
    pottedPlant(680, 384, 34, palette.cream) +
    [170, 330, 490, 650].map((x) => stool(x, 586, seat, 122)).join('') +
    repeat(3, (i) => pendant(200 + i * 200, 6, palette.marigold, 1 + seed)) +
    hangingPlant(748, 140, 44)
  )
}

/** Tables by arched windows. */
function tables({ seat, light, cast, seed }: Cafe): string {
  return (
    archView(80, 100, 150, 230, light, cast) +
    archView(325, 100, 150, 230, sunless(light), cast) +
    archView(570, 100, 150, 230, sunless(light), cast) +
    stringLights(0, 30, 400, 24) +
    stringLights(400, 30, 400, 24) +
    cafeTable(200, 540, seat) +
    cafeTable(560, 540, seat) +
    fig(382, 496, 74, palette.terracotta) +
    framed(258, 160, 44, 60, seed) +
    framed(500, 160, 44, 60, seed + 2) +
    snakePlant(766, 560, 58, palette.cream) +
    pottedPlant(34, 560, 54)
  )
}

function cafeTable(x: number, base: number, seat: string): string {
  return (
    ellipse(x, base + 2, 150, 9, '#3b2a20', 0.14) +
    diningChair(x - 104, base, seat) +
    diningChair(x + 104, base, seat, -1) +
    rect(x - 5, base - 104, 10, 100, palette.iron) +
    rect(x - 36, base - 8, 72, 8, palette.iron, 4) +
    rect(x - 84, base - 116, 168, 14, palette.oak, 6) +
    cup(x - 46, base - 116) +
    cup(x + 40, base - 116) +
    rect(x - 10, base - 140, 14, 24, palette.glassLight, 4) +
    circle(x - 3, base - 148, 9, palette.marigold)
  )
}

function cup(x: number, y: number): string {
  return (
    ellipse(x, y - 2, 22, 4, '#fffdf7') +
    path(`M${x - 13} ${y - 20}h26q0 18 -13 18t-13 -18z`, palette.cream) +
    line(`M${x - 4} ${y - 26}q-4 -6 0 -12M${x + 6} ${y - 26}q-4 -6 0 -12`, '#ffffff', 3, 0.9)
  )
}

function machine(x: number, base: number): string {
  return (
    rect(x - 80, base - 90, 160, 86, palette.steel, 10) +
    rect(x - 80, base - 96, 160, 20, '#8d938c', 8) +
    rect(x - 60, base - 62, 50, 26, palette.ink, 4) +
    rect(x + 10, base - 62, 50, 26, palette.ink, 4) +
    rect(x - 46, base - 36, 22, 18, palette.cream, 4) +
    rect(x + 24, base - 36, 22, 18, palette.cream, 4) +
    circle(x, base - 70, 7, palette.clay) +
    repeat(4, (i) => rect(x - 66 + i * 36, base - 116, 24, 20, palette.cream, 5))
  )
}

function cakes(x: number, base: number): string {
  const sweets = [palette.clay, palette.honey, palette.leaf300, palette.bougainvillea]
  return (
    rect(x - 90, base - 96, 180, 96, '#e3efec', 8) +
    repeat(
      2,
      (row) =>
        repeat(
          4,
          (i) =>
            rect(x - 78 + i * 42, base - 30 - row * 44, 32, 22, sweets[(i + row) % 4]!, 6) +
            circle(x - 62 + i * 42, base - 33 - row * 44, 5, palette.cream),
        ) + rect(x - 86, base - 8 - row * 44, 172, 4, darker(palette.steel, 0.2)),
    ) +
    path(`M${x - 90} ${base - 96}h60l-40 96h-20z`, '#ffffff', 0.35)
  )
}

function shelfOf(x: number, y: number, w: number, shift: number): string {
  const colours = [palette.cream, palette.clay, palette.leaf400, palette.honey, palette.teal]
  return (
    repeat(w / 38, (i) =>
      rect(
        x + 10 + i * 38,
        y - (i % 3 ? 30 : 40),
        22,
        i % 3 ? 30 : 40,
        colours[(i * 2 + shift) % 5]!,
        6,
      ),
    ) + rect(x, y, w, 9, palette.woodDark, 3)
  )
}
