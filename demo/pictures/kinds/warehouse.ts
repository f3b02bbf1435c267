import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { glow, inLight, type Light, lights, sky } from '#demo/pictures/parts/light.ts'
import { bush, tree } from '#demo/pictures/parts/plants.ts'
import { shutter } from '#demo/pictures/parts/shopfront.ts'
import { streetLamp } from '#demo/pictures/parts/street.ts'
import { path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { truck } from '#demo/pictures/parts/vehicles.ts'

const base = 488

type Shed = {
  wall: string
  band: string
  roof: string
  door: string
  light: Light
  cast: Dice
  seed: number
}

const looks = [
  { wall: '#eee6d6', band: palette.leaf700, roof: '#8fa39a', door: '#9aa69c' },
  { wall: '#dce4da', band: palette.terracotta, roof: '#b9603f', door: palette.neelSoft },
  { wall: '#f0d9b4', band: palette.neel, roof: '#7d8f95', door: palette.leaf300 },
  { wall: '#e6dccb', band: palette.marigoldDark, roof: palette.leaf700, door: '#a5aca3' },
] as const

/** A storage shed with loading doors and a lorry at the dock. */
export function drawWarehouse(seed: number): string {
  const cast = dice(`warehouse-${seed}`)
  const light = turn([lights.noon, lights.evening, lights.morning, lights.dusk], seed)
  const shed = { ...turn(looks, seed), light, cast, seed }
  const style = turn([gable, sawTooth, vault], seed)
  return picture(sky(light, cast, 470), inLight(light, style(shed) + doors(shed) + yard(shed)))
}

function walls({ wall, band }: Shed, top: number): string {
  return (
    rect(80, top, 640, base - top, wall) +
    repeat(26, (i) => rect(92 + i * 24.6, top, 2, base - top, darker(wall, 0.08))) +
    rect(80, top + 34, 640, 22, band) +
    rect(80, base - 30, 640, 30, darker(wall, 0.2))
  )
}

function gable(shed: Shed): string {
  return (
    path('M80 252L400 150L720 252V262H80Z', shed.wall) +
    walls(shed, 250) +
    path('M56 262L400 138L744 262V244L400 118L56 244Z', shed.roof) +
    repeat(3, (i) =>
      rect(340 + i * 44, 196, 32, 26, shed.light.lit > 0.4 ? glow('#ffe2a3') : palette.glass, 2),
    )
  )
}

function sawTooth(shed: Shed): string {
  return (
    repeat(4, (i) => {
      const x = 80 + i * 160
      return (
        path(`M${x} 254V168L${x + 160} 246V254Z`, shed.wall) +
        path(
          `M${x + 6} 244V186L${x + 30} 198V244Z`,
          shed.light.lit > 0.1 ? glow('#ffe2a3') : palette.glassLight,
        ) +
        path(`M${x - 6} 158L${x + 168} 242V256L${x - 6} 172Z`, shed.roof)
      )
    }) + walls(shed, 250)
  )
}

function vault(shed: Shed): string {
  return (
    path('M80 262Q400 80 720 262Z', lighter(shed.wall, 0.3)) +
    path('M60 266Q400 62 740 266H716Q400 92 84 266Z', shed.roof) +
    repeat(5, (i) =>
      rect(270 + i * 56, 212, 40, 26, shed.light.lit > 0.4 ? glow('#ffe2a3') : palette.glass, 2),
    ) +
    walls(shed, 258)
  )
}

function doors({ door, band, light, seed }: Shed): string {
  const open = seed % 3
  return repeat(3, (i) => {
    const x = 128 + i * 190
    const inside =
      rect(x, 338, 150, 120, light.lit > 0.4 ? glow('#f3c886') : '#5b5148') +
      repeat(6, (k) =>
        rect(
          x + 14 + (k % 3) * 42,
          424 - Math.floor(k / 3) * 36,
          36,
          32,
          [palette.woodLight, palette.oak][k % 2]!,
          2,
        ),
      ) +
      repeat(6, (k) =>
        rect(x + 28 + (k % 3) * 42, 424 - Math.floor(k / 3) * 36, 7, 32, palette.honey),
      ) +
      shutter(x, 338, 150, 30, door)
    return (
      rect(x - 8, 330, 166, 128, band, 3) +
      (i === open ? inside : shutter(x, 338, 150, 120, door)) +
      rect(x - 18, 320, 186, 12, darker(band, 0.2), 2) +
      rect(x - 8, 458, 166, 10, palette.marigold) +
      repeat(6, (k) => path(`M${x - 8 + k * 28} 458h14l-8 10h-14z`, palette.ink))
    )
  })
}

function yard({ band, light, cast, seed }: Shed): string {
  const x = turn([470, 110, 300], seed)
  return (
    rect(0, base - 2, 800, 120, '#cfc4b0') +
    rect(0, base - 2, 800, 8, '#b9ad97') +
    repeat(6, (i) => path(`M${40 + i * 150} 520l-40 80h6l42 -80z`, '#efe6d4')) +
    tree(34, 500, cast.between(66, 80), turn(['neem', 'mango', 'gulmohar'] as const, seed)) +
    tree(768, 500, cast.between(60, 76), turn(['mango', 'amaltas', 'neem'] as const, seed)) +
    bush(50, 502, 60) +
    bush(694, 502, 60) +
    (light.lit > 0.4 ? streetLamp(726, 500, 190, true) : '') +
    truck(x, 560, band === palette.neel ? palette.sindoor : band, 1.16) +
    pallets(x > 300 ? 190 : 560, 566)
  )
}

function pallets(x: number, base: number): string {
  return (
    rect(x, base - 8, 104, 8, palette.woodDark, 1) +
    repeat(
      3,
      (i) =>
        rect(x + 4 + i * 33, base - 40, 30, 32, palette.oak, 2) +
        rect(x + 15 + i * 33, base - 40, 7, 32, palette.honey),
    ) +
    repeat(
      2,
      (i) =>
        rect(x + 20 + i * 33, base - 72, 30, 32, palette.woodLight, 2) +
        rect(x + 31 + i * 33, base - 72, 7, 32, palette.honey),
    )
  )
}
