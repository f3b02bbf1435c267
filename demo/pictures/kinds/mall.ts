import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { glassFill, jaali } from '#demo/pictures/parts/facade.ts'
import { glow, inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { hedge, palm, tree } from '#demo/pictures/parts/plants.ts'
import { awning, mannequin } from '#demo/pictures/parts/shopfront.ts'
import { lawn, road } from '#demo/pictures/parts/street.ts'
import { circle, ellipse, line, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { autoRickshaw, car } from '#demo/pictures/parts/vehicles.ts'

const base = 500

type Mall = { wall: string; accent: string; banner: readonly string[]; light: Light; cast: Dice }

const looks = [
  {
    wall: '#f3e4ca',
    accent: palette.leaf700,
    banner: [palette.marigold, palette.clay, palette.leaf600],
  },
  {
    wall: '#e9b894',
    accent: palette.woodDark,
    banner: [palette.leaf600, palette.marigold, palette.neel],
  },
  {
    wall: '#e4ebe2',
    accent: palette.terracotta,
    banner: [palette.sindoor, palette.leaf600, palette.marigold],
  },
  {
    wall: '#f6eddc',
    accent: palette.neel,
    banner: [palette.clay, palette.marigold, palette.leaf600],
  },
] as const

/** A shopping mall or a business park with a glass hall. */
export function drawMall(seed: number): string {
  const cast = dice(`mall-${seed}`)
  const light = turn([lights.noon, lights.night, lights.evening, lights.winter], seed)
  const mall = { ...turn(looks, seed), light, cast }
  const style = turn([domed, campus], seed)
  return picture(sky(light, cast, 480), inLight(light, style(mall) + plaza(seed, cast)))
}

/** Two wings of shops around a round glass hall. */
function domed(mall: Mall): string {
  const { wall, accent, light, banner } = mall
  const lit = light.lit > 0.4
  return (
    wing(60, 250, mall) +
    wing(490, 250, mall) +
    path('M290 260Q400 96 510 260Z', lit ? glow('#ffe2a3') : '#9cc8cc') +
    line(
      'M400 178V260M345 206Q352 230 350 260M455 206Q448 230 450 260M312 230H488',
      palette.chuna,
      4,
    ) +
    rect(394, 150, 12, 30, accent, 4) +
    rect(286, 258, 228, base - 258, lit ? glow('#ffd58c') : '#7fb0b6') +
    repeat(4, (i) => rect(328 + i * 45, 258, 5, base - 258, palette.chuna)) +
    rect(286, 340, 228, 8, palette.chuna) +
    rect(274, 250, 252, 14, accent, 3) +
    rect(276, 258, 16, base - 258, wall) +
    rect(508, 258, 16, base - 258, wall) +
    circle(400, 302, 24, banner[0]!) +
    path('M386 304q14 -26 28 0q-14 22 -28 0z', palette.chuna) +
    rect(350, 432, 100, base - 432, palette.ink) +
    rect(356, 440, 42, base - 440, glow('#fff0c9')) +
    rect(402, 440, 42, base - 440, glow('#fff0c9')) +
    rect(336, 420, 128, 14, accent, 3)
  )
}

function wing(x: number, w: number, { wall, accent, banner, light, cast }: Mall): string {
  return (
    rect(x, 210, w, base - 210, wall, 3) +
    rect(x - 10, 200, w + 20, 14, accent, 3) +
    jaali(x + 16, 228, w - 32, 40, lighter(wall, 0.35), darker(wall, 0.3), 26) +
    repeat(3, (i) => {
      const left = x + 20 + i * ((w - 24) / 3)
      const wide = (w - 24) / 3 - 16
      return (
        rect(left, 284, wide, 74, glassFill(light, cast, '#6f9fa8'), 2) +
        rect(left + wide * 0.22, 276, wide * 0.56, 90, banner[i]!, 2) +
        circle(left + wide * 0.5, 306, wide * 0.16, palette.cream) +
        rect(left + wide * 0.34, 330, wide * 0.32, 5, palette.cream, 2) +
        rect(left, 414, wide, base - 414, glow(light.lit > 0.4 ? '#ffd98f' : '#ffe9c4')) +
        mannequin(left + wide * 0.5, base - 2, banner[(i + 1) % 3]!, 0.5) +
        awning(left - 4, 398, wide + 8, 18, banner[(i + 2) % 3]!)
      )
    }) +
    rect(x, 376, w, 10, accent)
  )
}

/** Glass blocks joined by a bridge. */
function campus(mall: Mall): string {
  const { wall, accent, light, cast } = mall
  const block = (x: number, w: number, top: number) => {
    const columns = Math.round(w / 36)
    const rows = Math.floor((base - 70 - top) / 34)
    const cw = (w - 20) / columns
    return (
      rect(x, top, w, base - top, wall, 4) +
      repeat(columns * rows, (i) =>
        rect(
          x + 12 + (i % columns) * cw,
          top + 20 + Math.floor(i / columns) * 34,
          cw - 6,
          22,
          glassFill(light, cast, '#5f929c'),
          2,
        ),
      ) +
      rect(x - 8, top - 8, w + 16, 14, accent, 3) +
      repeat(3, (i) =>
        rect(
          x + 16 + i * ((w - 32) / 3),
          base - 52,
          (w - 32) / 3 - 8,
          52,
          glow(light.lit > 0.4 ? '#ffd98f' : '#cfe3e0'),
          2,
        ),
      )
    )
  }
  return (
    block(80, 220, 170) +
    block(500, 230, 130) +
    rect(296, 282, 208, 52, lighter(wall, 0.3)) +
    repeat(6, (i) => rect(304 + i * 33, 290, 27, 36, glassFill(light, cast, '#7fb0b6'), 2)) +
    rect(296, 276, 208, 8, accent) +
    rect(296, 332, 208, 8, accent) +
    ellipse(400, base + 6, 120, 12, '#e9ddc8') +
    rect(340, base - 16, 120, 18, '#d8cbb2', 6) +
    ellipse(400, base - 16, 60, 8, '#8cc9cf') +
    line('M400 484v-50M400 440q-26 -10 -34 34M400 440q26 -10 34 34', '#cfeaea', 5)
  )
}

function plaza(seed: number, cast: Dice): string {
  return (
    lawn(base, 60) +
    path(`M270 ${base}h260l90 56h-440z`, '#e9ddc8') +
    hedge(70, 522, 150, 22, palette.marigold) +
    hedge(580, 522, 150, 22, palette.bougainvillea) +
    palm(40, 522, 220) +
    palm(246, 520, 140) +
    palm(552, 520, 140) +
    (seed % 2 ? tree(764, 524, 76, 'gulmohar') : palm(762, 522, 210)) +
    rect(0, 544, 800, 10, '#d8cbb2') +
    road(556) +
    (seed % 2
      ? autoRickshaw(cast.between(100, 480), 590, 0.62)
      : car(cast.between(100, 480), 590, palette.sindoor, 0.62))
  )
}
