import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { bookcase, floorLamp, laptop } from '#demo/pictures/parts/furniture.ts'
import { type Light, lights } from '#demo/pictures/parts/light.ts'
import { fig, hangingPlant, pottedPlant, snakePlant } from '#demo/pictures/parts/plants.ts'
import { pendant, type RoomLook, room, roundRug, stripedRug } from '#demo/pictures/parts/room.ts'
import { armchair, officeChair, sofa, stool } from '#demo/pictures/parts/seating.ts'
import { ellipse, line, outline, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { framed } from '#demo/pictures/parts/wall-art.ts'
import { archView, sunless, viewWindow } from '#demo/pictures/parts/window-view.ts'

type Space = { accent: string; seat: string; rug: string; light: Light; cast: Dice; seed: number }

const looks: readonly (RoomLook & Pick<Space, 'accent' | 'seat' | 'rug'>)[] = [
  {
    wall: '#d99a78',
    floor: '#c9b394',
    flooring: 'planks',
    finish: 'brick',
    edge: 426,
    accent: palette.leaf700,
    seat: palette.marigold,
    rug: palette.leaf600,
  },
  {
    wall: '#e8eee4',
    floor: '#b98a62',
    flooring: 'planks',
    finish: 'plain',
    edge: 426,
    accent: palette.clay,
    seat: palette.leaf600,
    rug: palette.honey,
  },
  {
    wall: '#f5e3c6',
    floor: '#bdb5a4',
    flooring: 'tiles',
    finish: 'band',
    edge: 426,
    accent: palette.teal,
    seat: palette.clay,
    rug: palette.terracotta,
  },
  {
    wall: '#dbe2e6',
    floor: '#c99f74',
    flooring: 'planks',
    finish: 'plain',
    edge: 426,
    accent: palette.neel,
    seat: palette.honey,
    rug: palette.leaf400,
  },
]

/** A shared workplace: long table, lounge or phone booths. */
export function drawCoworking(seed: number): string {
  const cast = dice(`coworking-${seed}`)
  const look = turn(looks, seed)
  const light = turn([lights.noon, lights.morning, lights.evening, lights.night], seed)
  const layout = turn([longTable, lounge, booths], seed)
  return picture(room(look), layout({ ...look, light, cast, seed }))
}

function longTable({ accent, seat, light, cast, seed }: Space): string {
  return (
    archView(90, 80, 130, 240, light, cast) +
    archView(335, 80, 130, 240, sunless(light), cast) +
    archView(580, 80, 130, 240, sunless(light), cast) +
    hangingPlant(278, 130, 46) +
    hangingPlant(522, 130, 46) +
    repeat(3, (i) => pendant(155 + i * 245, 14, accent, seed)) +
    repeat(4, (i) => stool(180 + i * 148, 524, seat, 116)) +
    ellipse(400, 566, 330, 10, '#3b2a20', 0.14) +
    rect(90, 414, 620, 20, palette.oak, 6) +
    line('M140 434L116 566M660 434L684 566M140 434L166 566M660 434L634 566', palette.iron, 9) +
    [200, 360, 560].map((x) => laptop(x, 414, 0.95)).join('') +
    pottedPlant(460, 414, 30, palette.cream) +
    repeat(3, (i) => stool(250 + i * 148, 586, darker(seat, 0.1), 116)) +
    snakePlant(760, 540, 62, palette.cream)
  )
}

function lounge({ accent, seat, rug, light, cast, seed }: Space): string {
  return (
    viewWindow(290, 80, 320, 220, light, cast, 2) +
    bookcase(40, 446, 180, 340, 4, palette.woodLight) +
    framed(656, 110, 100, 120, seed) +
    stripedRug(420, 510, 680, 78, rug) +
    sofa(450, 504, 380, accent, [palette.honey, palette.cream]) +
    armchair(190, 560, seat, palette.cream, 1) +
    armchair(706, 560, seat, palette.clay, -1) +
    ellipse(440, 552, 84, 14, palette.wood) +
    laptop(440, 548, 0.7) +
    floorLamp(262, 480, palette.cream, light.lit > 0.1) +
    pendant(450, 4, palette.marigold, seed)
  )
}

/** Glass rooms with desks in front. */
function booths({ accent, seat, rug, light, cast, seed }: Space): string {
  const booth = (x: number) =>
    rect(x, 110, 180, 330, lighter(accent, 0.72), 4) +
    armchair(x + 90, 436, seat, palette.cream, 0.78) +
    rect(x + 88, 110, 3, 40, palette.iron) +
    path(`M${x + 64} 176q26 -44 52 0z`, palette.marigold) +
    rect(x, 110, 180, 330, '#e6f2f0', 4, 0.3) +
    path(`M${x} 110h70l-50 330h-20z`, '#ffffff', 0.25) +
    outline(x, 110, 180, 330, palette.iron, 7, 3) +
    rect(x + 86, 110, 5, 330, palette.iron) +
    rect(x + 78, 270, 5, 40, palette.honey, 2)
  return (
    booth(50) +
    booth(250) +
    viewWindow(490, 90, 270, 210, light, cast, 2) +
    roundRug(560, 560, 220, rug) +
    rect(500, 404, 250, 14, palette.oak, 4) +
    rect(512, 418, 8, 124, palette.iron) +
    rect(730, 418, 8, 124, palette.iron) +
    laptop(580, 404, 0.9) +
    laptop(680, 404, 0.9) +
    officeChair(584, 560, accent) +
    officeChair(680, 560, seat) +
    fig(460, 520, 64, palette.clay) +
    pendant(624, 8, accent, seed) +
    snakePlant(30, 500, 50, palette.terracotta)
  )
}
