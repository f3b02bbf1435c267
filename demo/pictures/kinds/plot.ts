import { darker, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { bush, palm, tree } from '#demo/pictures/parts/plants.ts'
import { gate, road } from '#demo/pictures/parts/street.ts'
import { circle, faded, line, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'

/** An open plot with its boundary marked, houses behind it, a road in front. */
export function drawPlot(seed: number): string {
  const cast = dice(`plot-${seed}`)
  const light = turn([lights.morning, lights.noon, lights.evening, lights.winter], seed)
  const soil = turn(['#dcb98a', '#a9c283', '#cfae7c', '#9dbf7f'], seed)
  const boundary = turn([brickBoundary, postBoundary, whiteBoundary, brickBoundary], seed)
  return picture(
    sky(light, cast, 372),
    inLight(
      light,
      land(light, cast, seed) + ground(soil, cast) + boundary(seed) + front(seed, cast),
    ),
  )
}

/** Grass around, neighbours at the back. */
function land(light: Light, cast: Dice, seed: number): string {
  const house = (x: number, w: number, h: number, wall: string, roof: string) => {
    const top = 376 - h
    return (
      rect(x, top, w, h, wall) +
      rect(x - 5, top - 7, w + 10, 9, roof, 2) +
      repeat(Math.floor(w / 38), (i) => {
        const glass = cast.chance(light.lit) ? palette.lamp : '#7fa3a6'
        return repeat(Math.floor(h / 46), (k) =>
          rect(x + 10 + i * 38, top + 14 + k * 44, 20, 24, glass, 2),
        )
      })
    )
  }
  const shift = (seed % 3) * 24
  return (
    faded(
      0.9,
      house(60 + shift, 110, 94, '#f0d3b0', palette.terracotta) +
        house(190 + shift, 84, 138, '#f7ead2', palette.leaf700) +
        house(520 - shift, 120, 96, '#e6c5a2', palette.woodDark) +
        house(660 - shift, 90, 140, '#e9eee2', palette.leaf700),
    ) +
    rect(0, 372, 800, 230, palette.grass) +
    rect(0, 372, 800, 5, palette.grassDark)
  )
}

/** The plot itself, lying in perspective. */
function ground(soil: string, cast: Dice): string {
  const tufts = repeat(16, () => {
    const y = cast.between(424, 510)
    const x = cast.between(150, 640)
    return line(`M${x} ${y}l-4 -9M${x} ${y}v-11M${x} ${y}l5 -8`, palette.leaf300, 2.4)
  })
  return (
    path('M196 404H604L716 536H84Z', soil) +
    path('M196 404H604L610 412H190Z', darker(soil, 0.12)) +
    path('M250 436Q400 424 560 440T640 500Q420 488 180 506Q210 466 250 436Z', darker(soil, 0.06)) +
    tufts
  )
}

function brickBoundary(seed: number): string {
  const brick = seed % 2 ? '#c97a55' : '#c0673f'
  const coping = palette.cream
  return (
    rect(190, 360, 420, 46, brick) +
    repeat(4, (i) => rect(190, 368 + i * 10, 420, 1.4, darker(brick, 0.25), 0, 0.6)) +
    rect(184, 354, 432, 9, coping, 2) +
    path('M190 360L70 470V540L190 406Z', darker(brick, 0.14)) +
    path('M184 354L190 362L70 474L62 466Z', coping) +
    path('M610 360L730 470V540L610 406Z', darker(brick, 0.08)) +
    path('M616 354L610 362L730 474L738 466Z', coping) +
    rect(66, 484, 200, 56, brick) +
    rect(60, 478, 210, 9, coping, 2) +
    rect(534, 484, 200, 56, brick) +
    rect(530, 478, 210, 9, coping, 2) +
    gate(296, 540, 208, 62, seed % 2 ? palette.leaf700 : palette.iron)
  )
}

/** Concrete posts with wire and marker stones. */
function postBoundary(): string {
  const post = (x: number, base: number, h: number) =>
    rect(x - 4, base - h, 8, h, '#d6cdbb', 1) + rect(x - 4, base - h, 8, 8, palette.terracotta, 1)
  const wire = (d: string) => line(d, '#7f857d', 1.6)
  return (
    wire('M196 384H604M196 394H604') +
    wire('M196 378L84 490M196 396L84 516M604 378L716 490M604 396L716 516') +
    repeat(6, (i) => post(196 + i * 81.6, 406, 34)) +
    repeat(3, (i) => post(168 - i * 36, 440 + i * 42, 42 + i * 6)) +
    repeat(3, (i) => post(632 + i * 36, 440 + i * 42, 42 + i * 6)) +
    wire('M84 500H300M84 518H300M500 500H716M500 518H716') +
    repeat(4, (i) => post(84 + i * 72, 540, 56)) +
    repeat(4, (i) => post(500 + i * 72, 540, 56)) +
    flag(196, 406) +
    flag(604, 406)
  )
}

/** A new white wall with lamps on its pillars. */
function whiteBoundary(): string {
  const wall = '#f6ecd9'
  const pillar = (x: number) =>
    rect(x, 462, 26, 80, palette.sandDark) +
    rect(x - 4, 456, 34, 8, palette.leaf700, 2) +
    circle(x + 13, 446, 9, palette.lamp)
  return (
    rect(190, 362, 420, 44, wall) +
    rect(184, 356, 432, 8, palette.leaf700, 2) +
    path('M190 362L70 472V540L190 406Z', darker(wall, 0.12)) +
    path('M184 356L190 363L70 476L62 468Z', palette.leaf700) +
    path('M610 362L730 472V540L610 406Z', darker(wall, 0.06)) +
    path('M616 356L610 363L730 476L738 468Z', palette.leaf700) +
    rect(66, 492, 190, 48, wall) +
    rect(544, 492, 190, 48, wall) +
    rect(60, 486, 196, 8, palette.leaf700, 2) +
    rect(544, 486, 196, 8, palette.leaf700, 2) +
    pillar(250) +
    pillar(524)
  )
}

function flag(x: number, base: number): string {
  return (
    rect(x - 1.5, base - 70, 3, 70, palette.woodDark) +
    path(`M${x} ${base - 70}l30 9l-30 9z`, palette.marigold)
  )
}

function front(seed: number, cast: Dice): string {
  const kinds = ['neem', 'mango', 'gulmohar', 'amaltas'] as const
  return (
    (seed % 2 ? palm(756, 520, 260) : tree(760, 524, cast.between(80, 94), turn(kinds, seed))) +
    tree(30, 510, cast.between(74, 90), turn(kinds, seed + 1)) +
    bush(-10, 548, 80) +
    bush(738, 548, 70) +
    rect(0, 538, 800, 18, '#d8c7a8') +
    road(558, seed % 2 === 0)
  )
}
