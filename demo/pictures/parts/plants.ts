import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { at, circle, ellipse, line, n, path, rect, repeat } from '#demo/pictures/parts/svg.ts'

export const foliage = {
  mango: [palette.leaf500, palette.leaf400],
  neem: ['#3f8a66', '#5aa67d'],
  gulmohar: [palette.gulmoharDark, palette.gulmohar],
  amaltas: ['#d99a1c', '#f0b93a'],
  jacaranda: [palette.jacaranda, '#a596cb'],
} as const

export type Foliage = keyof typeof foliage

export function tree(x: number, base: number, s: number, kind: Foliage = 'mango'): string {
  const [dark, light] = foliage[kind]
  const trunk = `M${n(-0.07 * s)} 0L${n(-0.05 * s)} ${n(-1.1 * s)}L${n(-0.4 * s)} ${n(-1.5 * s)}M0 ${n(-0.9 * s)}L${n(0.35 * s)} ${n(-1.4 * s)}`
  return at(
    x,
    base,
    ellipse(0, 0, 0.5 * s, 0.07 * s, '#22322c', 0.16) +
      line(trunk, '#6b4a34', 0.13 * s) +
      circle(-0.45 * s, -1.55 * s, 0.55 * s, dark) +
      circle(0.45 * s, -1.5 * s, 0.58 * s, dark) +
      circle(0, -1.95 * s, 0.68 * s, light) +
      circle(0.1 * s, -1.4 * s, 0.5 * s, light),
  )
}

/** The slim mast tree that lines Indian driveways. */
export function ashoka(x: number, base: number, h: number): string {
  const w = h * 0.16
  const body = `M0 ${n(-h)}C${n(w)} ${n(-h * 0.7)} ${n(w * 1.2)} ${n(-h * 0.3)} ${n(w * 0.8)} ${n(-h * 0.1)}H${n(-w * 0.8)}C${n(-w * 1.2)} ${n(-h * 0.3)} ${n(-w)} ${n(-h * 0.7)} 0 ${n(-h)}z`
  const shade = `M0 ${n(-h)}C${n(w)} ${n(-h * 0.7)} ${n(w * 1.2)} ${n(-h * 0.3)} ${n(w * 0.8)} ${n(-h * 0.1)}H0z`
  return at(
    x,
    base,
    rect(-3, -h * 0.12, 6, h * 0.12, '#6b4a34') +
      path(body, palette.leaf400) +
      path(shade, palette.leaf500),
  )
}

export function palm(x: number, base: number, h: number): string {
  const spread = h * 0.3
  const fronds = [-1, -0.72, -0.3, 0.3, 0.72, 1]
    .map((side) => {
      const fall = Math.abs(side) * spread * 0.75 - spread * 0.45
      return path(
        `M0 0Q${n(side * spread * 0.5)} ${n(-spread * 0.75)} ${n(side * spread)} ${n(fall)}Q${n(side * spread * 0.55)} ${n(-spread * 0.3)} 0 0z`,
        Math.abs(side) === 0.72 ? palette.leaf400 : palette.leaf600,
      )
    })
    .join('')
  return at(
    x,
    base,
    ellipse(0, 0, h * 0.09, h * 0.014, '#22322c', 0.16) +
      line(
        `M0 0C${n(-h * 0.03)} ${n(-h * 0.4)} ${n(h * 0.04)} ${n(-h * 0.7)} 0 ${n(-h)}`,
        '#8a6747',
        h * 0.032,
      ) +
      at(0, -h, fronds + circle(0, 2, h * 0.022, '#8a6747')),
  )
}

export function bush(x: number, base: number, w: number, fill = '#3f8a66'): string {
  const d = `M${n(x)} ${n(base)}c0 ${n(-0.3 * w)} ${n(0.18 * w)} ${n(-0.36 * w)} ${n(0.26 * w)} ${n(-0.3 * w)}c${n(0.06 * w)} ${n(-0.2 * w)} ${n(0.36 * w)} ${n(-0.2 * w)} ${n(0.42 * w)} 0c${n(0.16 * w)} ${n(-0.06 * w)} ${n(0.32 * w)} ${n(0.06 * w)} ${n(0.32 * w)} ${n(0.3 * w)}z`
  return path(d, fill)
}

/** A clipped hedge with blossoms. */
export function hedge(x: number, base: number, w: number, h: number, blossom?: string): string {
  const tops = Math.max(2, Math.round(w / (h * 0.9)))
  const step = w / tops
  const tone = '#3f8a66'
  const humps = repeat(tops, (i) => circle(x + step * (i + 0.5), base - h * 0.7, step * 0.58, tone))
  const dots = blossom
    ? repeat(tops * 2, (i) =>
        circle(
          x + (step / 2) * (i + 0.5),
          base - h * (0.45 + ((i * 7) % 5) * 0.13),
          h * 0.1,
          blossom,
        ),
      )
    : ''
  return rect(x, base - h * 0.7, w, h * 0.7, tone) + humps + dots
}

const leaves = [
  [-0.85, -1.025],
  [-0.4, -1.25],
  [0.05, -1.425],
  [0.45, -1.225],
  [0.9, -1],
] as const

export function pottedPlant(
  x: number,
  base: number,
  s: number,
  pot: string = palette.terracotta,
): string {
  const top = -0.65 * s
  const blades = leaves
    .map(([dx, dy], i) =>
      path(
        `M0 ${n(top)}q${n(dx * 0.3 * s)} ${n(-s)} ${n(dx * s)} ${n(dy * s)}q${n(-dx * 0.1 * s)} ${n(0.75 * s)} ${n(-dx * s)} ${n(-dy * s)}z`,
        i % 2 ? palette.leaf500 : palette.leaf400,
      ),
    )
    .join('')
  return at(x, base, blades + potShape(s, pot))
}

/** Upright striped leaves, as on every second veranda. */
export function snakePlant(
  x: number,
  base: number,
  s: number,
  pot: string = palette.cream,
): string {
  const blades = [-0.26, -0.13, 0, 0.13, 0.25]
    .map((dx, i) => {
      const tall = [0.95, 1.25, 1.45, 1.15, 0.9][i]! * s
      const lean = dx * s * 1.3
      return path(
        `M${n(dx * s - 0.07 * s)} ${n(-0.6 * s)}Q${n(lean - 0.09 * s)} ${n(-0.6 * s - tall * 0.6)} ${n(lean)} ${n(-0.6 * s - tall)}Q${n(lean + 0.1 * s)} ${n(-0.6 * s - tall * 0.5)} ${n(dx * s + 0.07 * s)} ${n(-0.6 * s)}z`,
        i % 2 ? palette.leaf300 : palette.leaf500,
      )
    })
    .join('')
  return at(x, base, blades + potShape(s, pot))
}

/** A tall indoor tree with round leaves. */
export function fig(x: number, base: number, s: number, pot: string = palette.sand): string {
  const crown = [
    [-0.35, -2.1],
    [0.3, -2.2],
    [-0.05, -2.55],
    [-0.42, -2.6],
    [0.36, -2.7],
    [0, -3.05],
  ] as const
  return at(
    x,
    base,
    line(
      `M0 ${n(-0.6 * s)}V${n(-2.5 * s)}M0 ${n(-1.5 * s)}L${n(0.28 * s)} ${n(-2.1 * s)}M0 ${n(-1.7 * s)}L${n(-0.3 * s)} ${n(-2.1 * s)}`,
      '#6b4a34',
      0.07 * s,
    ) +
      crown
        .map(([dx, dy], i) =>
          ellipse(dx * s, dy * s, 0.34 * s, 0.3 * s, i % 2 ? palette.leaf500 : palette.leaf400),
        )
        .join('') +
      potShape(s, pot),
  )
}

/** A pot of marigolds. */
export function flowerPot(
  x: number,
  base: number,
  s: number,
  blossom: string = palette.marigold,
  pot: string = palette.terracotta,
): string {
  const blossoms = [
    [-0.34, -0.92],
    [0.02, -1.12],
    [0.36, -0.9],
    [-0.12, -0.84],
    [0.18, -0.78],
  ] as const
  return at(
    x,
    base,
    ellipse(0, -0.78 * s, 0.52 * s, 0.28 * s, palette.leaf400) +
      blossoms.map(([dx, dy]) => circle(dx * s, dy * s, 0.12 * s, blossom)).join('') +
      potShape(s, pot),
  )
}

/** A trailing plant on a cord that starts at `from`. */
export function hangingPlant(x: number, y: number, s: number, from = 0): string {
  const vines = [-0.4, -0.15, 0.15, 0.42]
    .map((dx, i) => {
      const fall = [0.7, 1.05, 0.85, 0.6][i]! * s
      return (
        line(
          `M${n(dx * 0.5 * s)} 0q${n(dx * 0.9 * s)} ${n(fall * 0.3)} ${n(dx * 0.7 * s)} ${n(fall)}`,
          palette.leaf500,
          0.07 * s,
        ) +
        repeat(3, (k) =>
          ellipse(
            dx * (0.9 + k * 0.15) * s,
            fall * (0.3 + k * 0.32),
            0.13 * s,
            0.09 * s,
            palette.leaf400,
          ),
        )
      )
    })
    .join('')
  return at(
    x,
    y,
    line(
      `M0 ${n(from - y)}V${n(-1.1 * s)}L${n(-0.38 * s)} 0M0 ${n(-1.1 * s)}L${n(0.38 * s)} 0`,
      palette.woodLight,
      0.03 * s,
    ) +
      vines +
      ellipse(0, -0.04 * s, 0.44 * s, 0.2 * s, palette.leaf400) +
      path(
        `M${n(-0.4 * s)} 0h${n(0.8 * s)}q${n(-0.06 * s)} ${n(0.42 * s)} ${n(-0.4 * s)} ${n(0.42 * s)}t${n(-0.4 * s)} ${n(-0.42 * s)}z`,
        palette.clay,
      ),
  )
}

function potShape(s: number, pot: string): string {
  return (
    path(
      `M${n(-0.32 * s)} ${n(-0.6 * s)}h${n(0.64 * s)}l${n(-0.09 * s)} ${n(0.6 * s)}h${n(-0.46 * s)}z`,
      pot,
    ) +
    rect(-0.37 * s, -0.68 * s, 0.74 * s, 0.14 * s, darker(pot, 0.12), 0.03 * s) +
    path(
      `M${n(-0.26 * s)} ${n(-0.54 * s)}h${n(0.12 * s)}l${n(-0.02 * s)} ${n(0.54 * s)}h${n(-0.03 * s)}z`,
      lighter(pot, 0.25),
      0.6,
    )
  )
}
