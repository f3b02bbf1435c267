import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { slatPanel } from '#demo/pictures/parts/facade.ts'
import { bookcase, laptop, monitor } from '#demo/pictures/parts/furniture.ts'
import { type Light, lights } from '#demo/pictures/parts/light.ts'
import { fig, pottedPlant, snakePlant } from '#demo/pictures/parts/plants.ts'
import { pendant, type RoomLook, room, splitAc } from '#demo/pictures/parts/room.ts'
import { armchair, officeChair } from '#demo/pictures/parts/seating.ts'
import { circle, ellipse, line, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { sunless, viewWindow } from '#demo/pictures/parts/window-view.ts'

type Office = {
  chair: string
  second: string
  desk: string
  light: Light
  cast: Dice
  seed: number
}

const looks: readonly (RoomLook & Pick<Office, 'chair' | 'second' | 'desk'>)[] = [
  {
    wall: '#eef0e8',
    floor: '#c7b79e',
    flooring: 'tiles',
    finish: 'plain',
    edge: 420,
    chair: palette.leaf700,
    second: palette.marigold,
    desk: '#a9744a',
  },
  {
    wall: '#f4e5cf',
    floor: '#a9a596',
    flooring: 'tiles',
    finish: 'plain',
    edge: 420,
    chair: palette.clay,
    second: palette.teal,
    desk: '#f7f0e2',
  },
  {
    wall: '#dfe6de',
    floor: '#b58c66',
    flooring: 'planks',
    finish: 'band',
    edge: 420,
    chair: palette.neel,
    second: palette.leaf600,
    desk: palette.oak,
  },
  {
    wall: '#f2ddc8',
    floor: '#cfc4b0',
    flooring: 'tiles',
    finish: 'dado',
    edge: 420,
    chair: palette.marigoldDark,
    second: palette.leaf700,
    desk: palette.wood,
  },
]

/** Inside an office: a row of desks, a meeting room, a cabin or the front desk. */
export function drawOfficeRoom(seed: number): string {
  const cast = dice(`office-room-${seed}`)
  const look = turn(looks, seed)
  const light = turn(
    [lights.noon, lights.morning, lights.evening, lights.winter, lights.night],
    seed,
  )
  const layout = turn([deskRow, meeting, cabin, reception], seed)
  return picture(room(look), layout({ ...look, light, cast, seed }))
}

function deskRow({ chair, second, desk, light, cast, seed }: Office): string {
  return (
    repeat(3, (i) => viewWindow(44 + i * 246, 110, 220, 200, i ? sunless(light) : light, cast)) +
    repeat(3, (i) => pendant(150 + i * 250, 30, palette.leaf700, seed)) +
    repeat(3, (i) => {
      const x = 50 + i * 245
      return (
        rect(x, 400, 210, 14, desk, 4) +
        rect(x + 8, 414, 8, 114, '#55605a') +
        rect(x + 194, 414, 8, 114, '#55605a') +
        monitor(x + 80, 400) +
        rect(x + 146, 380, 34, 20, palette.cream, 3) +
        officeChair(x + 108, 540, i % 2 ? second : chair)
      )
    }) +
    pottedPlant(768, 548, 70) +
    pottedPlant(24, 548, 62)
  )
}

/** A long table under a screen. */
function meeting({ chair, second, desk, light, cast }: Office): string {
  return (
    viewWindow(540, 90, 220, 220, light, cast) +
    rect(110, 90, 330, 190, palette.ink, 8) +
    rect(120, 100, 310, 170, '#f7f3e8', 3) +
    rect(146, 200, 40, 50, palette.leaf400, 2) +
    rect(200, 170, 40, 80, palette.marigold, 2) +
    rect(254, 140, 40, 110, palette.clay, 2) +
    circle(366, 180, 40, palette.leaf600) +
    path('M366 180V140A40 40 0 0 1 406 180Z', palette.honey) +
    pendant(280, 10, palette.marigold, 0) +
    pendant(480, 10, palette.marigold, 0) +
    repeat(4, (i) => officeChair(190 + i * 140, 500, chair)) +
    ellipse(400, 566, 330, 12, '#3b2a20', 0.14) +
    rect(140, 442, 520, 34, darker(desk, 0.16), 12) +
    rect(110, 430, 580, 26, desk, 13) +
    rect(230, 474, 26, 92, palette.iron) +
    rect(544, 474, 26, 92, palette.iron) +
    laptop(250, 432, 0.8) +
    laptop(520, 432, 0.8) +
    rect(376, 414, 48, 16, palette.cream, 3) +
    officeChair(300, 590, second) +
    officeChair(500, 590, second) +
    fig(740, 500, 66, palette.clay)
  )
}

/** A manager's cabin. */
function cabin({ chair, second, desk, light, cast }: Office): string {
  return (
    slatPanel(0, 0, 210, 420, palette.woodLight) +
    viewWindow(270, 80, 300, 220, light, cast, 2) +
    bookcase(620, 440, 160, 350, 4, desk) +
    splitAc(40, 60) +
    officeChair(400, 470, chair) +
    ellipse(400, 560, 260, 11, '#3b2a20', 0.14) +
    rect(180, 396, 440, 18, lighter(desk, 0.1), 5) +
    rect(196, 414, 408, 136, desk, 3) +
    rect(216, 432, 368, 100, darker(desk, 0.1), 3) +
    laptop(390, 396, 1) +
    rect(500, 376, 70, 20, palette.cream, 3) +
    pottedPlant(230, 396, 30, palette.cream) +
    armchair(96, 560, second, palette.cream, 0.9) +
    snakePlant(690, 546, 60, palette.terracotta)
  )
}

/** The front desk and the waiting seats. */
function reception({ chair, second, desk, light, cast, seed }: Office): string {
  return (
    slatPanel(250, 60, 340, 300, palette.wood) +
    circle(420, 190, 62, palette.cream) +
    path('M420 150q44 34 0 84q-44 -50 0 -84z', palette.leaf600) +
    viewWindow(50, 100, 140, 210, light, cast) +
    viewWindow(650, 100, 110, 210, sunless(light), cast, 0) +
    repeat(3, (i) => pendant(320 + i * 100, 6, palette.marigold, seed)) +
    officeChair(420, 470, second) +
    ellipse(420, 548, 220, 10, '#3b2a20', 0.14) +
    path('M230 420h380l-14 124h-352z', desk) +
    repeat(5, (i) => line(`M${280 + i * 70} 440v90`, darker(desk, 0.18), 4)) +
    rect(214, 404, 412, 20, lighter(desk, 0.5), 6) +
    monitor(500, 404) +
    pottedPlant(290, 404, 30, palette.cream) +
    armchair(110, 566, chair, palette.honey, 0.95) +
    fig(724, 540, 80, palette.clay)
  )
}
