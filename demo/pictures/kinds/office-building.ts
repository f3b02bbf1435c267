import { darker, lighter, mix, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { slatPanel } from '#demo/pictures/parts/facade.ts'
import { glow, inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { ashoka, bush, hedge, palm, tree } from '#demo/pictures/parts/plants.ts'
import { bench, lawn, road } from '#demo/pictures/parts/street.ts'
import { line, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { car } from '#demo/pictures/parts/vehicles.ts'

const base = 506

type Office = { glass: string; frame: string; accent: string; light: Light; cast: Dice }

const looks = [
  { glass: '#4f8591', frame: '#eef1ea', accent: palette.leaf700 },
  { glass: '#3b6b72', frame: '#e9c9a2', accent: palette.terracotta },
  { glass: '#6797a0', frame: '#fbf3e4', accent: palette.marigoldDark },
  { glass: '#456f68', frame: '#dfe6da', accent: palette.leaf900 },
] as const

/** Offices in glass and stone with a planted forecourt. */
export function drawOfficeBuilding(seed: number): string {
  const cast = dice(`office-building-${seed}`)
  const light = turn(
    [lights.noon, lights.evening, lights.night, lights.morning, lights.winter],
    seed,
  )
  const office = { ...turn(looks, seed), light, cast }
  const style = turn([gridded, slanted, stacked, banded], seed)
  return picture(
    sky(light, cast, 490),
    inLight(light, style(office) + forecourt(seed, light, cast)),
  )
}

function cell({ light, cast, glass }: Office): string {
  if (cast.chance(light.lit)) return glow(cast.pick(['#ffe2a3', '#ffeec4', '#ffd27a']))
  return cast.chance(0.25) ? lighter(glass, 0.18) : glass
}

function gridded(office: Office): string {
  const { frame, accent } = office
  const side = (x: number, y: number, w: number, columns: number, rows: number, wall: string) => {
    const [cw, ch] = [w / columns, (base - 60 - y) / rows]
    return (
      rect(x - 8, y - 10, w + 16, base - y + 10, wall, 3) +
      repeat(columns * rows, (i) =>
        rect(
          x + (i % columns) * cw + 4,
          y + Math.floor(i / columns) * ch + 5,
          cw - 8,
          ch - 10,
          cell(office),
          2,
        ),
      )
    )
  }
  return (
    side(480, 190, 180, 5, 7, mix(frame, accent, 0.3)) +
    side(190, 96, 270, 6, 10, frame) +
    rect(174, 78, 302, 12, accent, 3) +
    rect(464, 172, 212, 11, accent, 3) +
    lobby(250, 150, office)
  )
}

/** A tower whose roof runs up at an angle. */
function slanted(office: Office): string {
  const { glass, frame, accent } = office
  return (
    path(`M470 ${base}V240L640 190V${base}Z`, mix(frame, accent, 0.2)) +
    repeat(9, (i) => repeat(4, (k) => rect(488 + k * 37, 258 + i * 26, 26, 16, cell(office), 2))) +
    path(`M230 ${base}V150L460 70V${base}Z`, glass) +
    path(`M230 ${base}V150L300 126V${base}Z`, '#ffffff', 0.12) +
    repeat(13, (i) =>
      repeat(6, (k) =>
        154 + i * 26 > 150 - k * 13 + 4
          ? rect(240 + k * 36, 160 + i * 24, 28, 15, cell(office), 2)
          : '',
      ),
    ) +
    line('M230 150L460 70', accent, 10) +
    line('M470 240L640 190', accent, 8) +
    rect(226, 150, 8, base - 150, frame) +
    rect(456, 72, 8, base - 72, frame) +
    lobby(280, 130, office)
  )
}

/** Floors pushed left and right like books. */
function stacked(office: Office): string {
  const { frame, accent } = office
  const shifts = [0, 26, -18, 20, -10, 14]
  return (
    repeat(6, (i) => {
      const y = 102 + i * 60
      const x = 226 + shifts[i]!
      return (
        rect(x, y, 340, 60, i % 2 ? darker(frame, 0.08) : frame, 2) +
        repeat(8, (k) => rect(x + 14 + k * 40, y + 12, 32, 36, cell(office), 2)) +
        rect(x - 6, y + 55, 352, 7, accent, 2)
      )
    }) +
    rect(220, 92, 352, 12, accent, 3) +
    rect(250, 462, 300, base - 462, darker(frame, 0.25)) +
    lobby(318, 164, office)
  )
}

/** A low, wide block with sun-breakers. */
function banded(office: Office): string {
  const { frame, accent } = office
  return (
    rect(110, 190, 580, base - 190, frame, 3) +
    slatPanel(130, 200, 76, base - 200, palette.wood) +
    repeat(4, (row) => {
      const y = 210 + row * 66
      return (
        repeat(9, (k) => rect(226 + k * 50, y, 42, 42, cell(office), 2)) +
        rect(218, y - 8, 462, 7, accent, 2) +
        rect(218, y + 44, 462, 5, darker(frame, 0.15))
      )
    }) +
    rect(96, 178, 608, 14, accent, 3) +
    lobby(360, 170, office)
  )
}

function lobby(x: number, w: number, { light, accent, frame }: Office): string {
  const lit = light.lit > 0.4
  return (
    rect(x, base - 62, w, 62, palette.ink, 2) +
    repeat(4, (i) =>
      rect(
        x + 6 + (i * (w - 8)) / 4,
        base - 54,
        (w - 8) / 4 - 4,
        54,
        lit ? glow('#ffd98f') : '#8fbac0',
      ),
    ) +
    rect(x - 22, base - 72, w + 44, 12, accent, 3) +
    rect(x - 12, base - 60, 8, 60, frame) +
    rect(x + w + 4, base - 60, 8, 60, frame)
  )
}

function forecourt(seed: number, light: Light, cast: Dice): string {
  const kinds = ['mango', 'jacaranda', 'neem', 'gulmohar'] as const
  const greens =
    seed % 2
      ? [60, 120, 680, 740].map((x) => palm(x, 520, cast.between(150, 200))).join('')
      : [44, 92, 140].map((x) => ashoka(x, 518, cast.between(120, 150))).join('') +
        tree(734, 522, 72, turn(kinds, seed))
  return (
    lawn(base, 60) +
    path(`M300 ${base}h200l70 60h-340z`, '#e6dac4') +
    hedge(150, 522, 110, 20, palette.marigold) +
    hedge(560, 522, 110, 20, light.lit > 0.4 ? undefined : palette.bougainvillea) +
    greens +
    bench(584, 546, 70) +
    bush(20, 540, 60) +
    rect(0, 544, 800, 10, '#d8cbb2') +
    road(556) +
    car(
      cast.between(90, 520),
      590,
      cast.pick([palette.cream, palette.sindoor, palette.neelSoft]),
      0.62,
    )
  )
}
