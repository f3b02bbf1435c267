import { darker, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { glow, inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { bush, hedge, palm, pottedPlant, tree } from '#demo/pictures/parts/plants.ts'
import { mannequin, signBoard } from '#demo/pictures/parts/shopfront.ts'
import { pavement, road } from '#demo/pictures/parts/street.ts'
import { ellipse, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { car } from '#demo/pictures/parts/vehicles.ts'

const base = 520

type Hall = { wall: string; head: string; accent: string; light: Light; cast: Dice; seed: number }

const looks = [
  { wall: '#f7f1e5', head: palette.ink, accent: palette.marigold },
  { wall: '#f3dfc6', head: palette.leaf700, accent: palette.honey },
  { wall: '#efe9df', head: palette.terracotta, accent: palette.cream },
  { wall: '#e9efe8', head: palette.leaf900, accent: palette.marigold },
] as const

/** A glass-fronted hall on the main road, with what it sells on show. */
export function drawShowroom(seed: number): string {
  const cast = dice(`showroom-${seed}`)
  const light = turn([lights.noon, lights.dusk, lights.morning, lights.monsoon], seed)
  const hall = { ...turn(looks, seed), light, cast, seed }
  const goods = turn([cars, sofas, clothes], seed)
  return picture(
    sky(light, cast, 490),
    inLight(light, shell(hall) + goods() + glare() + outside(hall)),
  )
}

function shell({ wall, head, accent, light, seed }: Hall): string {
  const lit = light.lit > 0.4
  const inside = lit ? glow('#ffdf9b') : '#8fb3ba'
  const tall = seed % 2 === 1
  return (
    (tall
      ? rect(150, 62, 500, 70, darker(wall, 0.1)) +
        repeat(6, (i) => rect(176 + i * 78, 80, 56, 40, lit ? glow('#ffe2a3') : '#6f9fa8', 2)) +
        rect(138, 52, 524, 14, head, 3)
      : '') +
    rect(84, 122, 632, base - 122, wall, 4) +
    rect(66, 112, 668, 18, head, 4) +
    rect(84, 130, 632, 72, head) +
    signBoard(270, 142, 300, 50, head, accent) +
    rect(106, 216, 588, base - 216, inside, 2) +
    rect(106, 216, 588, 116, glow('#ffe9bc'), 0, lit ? 0.4 : 0.45) +
    rect(106, base - 34, 588, 34, lit ? glow('#d9a86c') : '#b9a68a')
  )
}

function cars(): string {
  return (
    ellipse(250, 506, 120, 12, '#e9ddc8') +
    car(166, 504, palette.sindoor, 1.12) +
    ellipse(540, 506, 120, 12, '#e9ddc8') +
    car(456, 504, palette.leaf600, 1.12)
  )
}

function sofas(): string {
  const sofa = (x: number, colour: string) =>
    rect(x, 428, 170, 56, colour, 14) +
    rect(x - 14, 448, 34, 52, darker(colour, 0.16), 12) +
    rect(x + 150, 448, 34, 52, darker(colour, 0.16), 12) +
    rect(x + 18, 460, 134, 32, colour, 8) +
    rect(x + 26, 436, 36, 34, palette.marigold, 8)
  const lamp = (x: number) =>
    rect(x - 2, 216, 3, 60, palette.iron) + path(`M${x - 26} 300q26 -46 52 0z`, palette.marigold)
  return (
    lamp(220) +
    lamp(580) +
    sofa(136, palette.leaf600) +
    sofa(492, palette.clay) +
    rect(356, 470, 90, 8, palette.wood, 3) +
    rect(364, 478, 6, 24, palette.wood) +
    rect(432, 478, 6, 24, palette.wood) +
    pottedPlant(402, 470, 30)
  )
}

function clothes(): string {
  const colours = [
    palette.sindoor,
    palette.leaf600,
    palette.marigoldDark,
    palette.neel,
    palette.bougainvillea,
  ]
  return repeat(
    5,
    (i) =>
      rect(140 + i * 116, 500, 84, 10, palette.cream, 3) +
      mannequin(182 + i * 116, 502, colours[i]!, 1.35),
  )
}

/** Window bars and the shine on the panes. */
function glare(): string {
  return (
    repeat(5, (i) => rect(102 + i * 147, 214, 8, base - 214, '#f7f1e5')) +
    repeat(4, (i) => path(`M${112 + i * 147} 216h60l-60 130z`, '#ffffff', 0.2))
  )
}

function outside({ seed, cast }: Hall): string {
  return (
    pavement(base - 2, 36, '#c9bda6') +
    rect(330, base - 8, 140, 14, '#e9ddc8', 2) +
    road(556) +
    (seed % 2
      ? tree(40, 526, cast.between(76, 88), 'gulmohar') + tree(762, 526, 80, 'mango')
      : palm(46, 530, 240) + palm(756, 530, 270)) +
    hedge(70, 530, 130, 22, palette.marigold) +
    hedge(600, 530, 130, 22, palette.marigold) +
    bush(20, 534, 60)
  )
}
