import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { type Dice, dice, turn } from '#demo/pictures/parts/dice.ts'
import { archDoor } from '#demo/pictures/parts/facade.ts'
import { inLight, lights, sky } from '#demo/pictures/parts/light.ts'
import { bush, palm, tree } from '#demo/pictures/parts/plants.ts'
import {
  circle,
  ellipse,
  line,
  n,
  path,
  picture,
  rect,
  repeat,
  shading,
} from '#demo/pictures/parts/svg.ts'
import { tractor } from '#demo/pictures/parts/vehicles.ts'

const horizon = 330

/** Farm land in one of the seasons: mustard, wheat, paddy or freshly ploughed. */
export function drawField(seed: number): string {
  const cast = dice(`field-${seed}`)
  const light = turn([lights.winter, lights.evening, lights.monsoon, lights.morning], seed)
  const season = turn([mustard, wheat, paddy, ploughed], seed)
  return picture(
    shading('water', '#a9d3d2', '#6fb0b4'),
    sky(light, cast, horizon, false),
    inLight(light, farTrees(cast) + season(cast) + corner(seed, cast)),
  )
}

function farTrees(cast: Dice): string {
  return (
    path(`M0 ${horizon}C140 290 260 312 400 300S680 282 800 306V${horizon + 20}H0z`, '#a9c9a2') +
    repeat(15, (i) => {
      const r = cast.between(12, 26)
      return circle(
        i * 58 + cast.between(-12, 12),
        horizon - r * 0.4,
        r,
        i % 3 ? '#6fa57f' : '#5b9673',
      )
    }) +
    rect(0, horizon - 4, 800, 12, '#5b9673')
  )
}

/** Rows that run together at the horizon. */
function rows(colours: readonly string[], vanishX: number, from = horizon + 4): string {
  const count = 36
  return repeat(count, (i) => {
    const left = -1400 + (i * 3600) / count
    const right = -1400 + ((i + 1) * 3600) / count
    const top = (x: number) => vanishX + (x - vanishX) * 0.16
    return path(
      `M${n(top(left))} ${from}L${n(top(right))} ${from}L${n(right)} 600L${n(left)} 600Z`,
      colours[i % colours.length]!,
    )
  })
}

function mustard(cast: Dice): string {
  const blossoms = repeat(150, () => {
    const depth = cast.between(0, 100) / 100
    const y = horizon + 14 + depth * depth * 250
    return circle(
      cast.between(0, 800),
      y,
      1.6 + depth * 4,
      cast.pick(['#f6c62e', '#fbd95a', '#e8b11c']),
    )
  })
  return (
    rect(0, horizon + 4, 800, 270, '#8fb055') +
    rows(['#e9bd2f', '#dbab24', '#8fae4d'], 430) +
    blossoms
  )
}

function wheat(cast: Dice): string {
  const ears = repeat(70, () => {
    const depth = cast.between(10, 100) / 100
    const y = horizon + 34 + depth * depth * 250
    const x = cast.between(0, 800)
    const h = 8 + depth * 20
    return line(
      `M${x} ${n(y)}q2 ${n(-h * 0.6)} ${n(h * 0.24)} ${n(-h)}`,
      cast.pick(['#c98a2b', '#f0cf83']),
      1.4 + depth * 2,
    )
  })
  return rows(['#e3b458', '#d6a247', '#ecc470'], 360) + ears
}

function paddy(cast: Dice): string {
  const terrace = (y: number, h: number, tone: string) =>
    path(`M0 ${y + 8}Q200 ${y - 6} 420 ${y + 4}T800 ${y}V${y + h + 16}H0z`, tone) +
    path(
      `M0 ${y + 8}Q200 ${y - 6} 420 ${y + 4}T800 ${y}v6Q620 ${y + 12} 420 ${y + 10}T0 ${y + 15}z`,
      '#8a7a4f',
    )
  const shoots = repeat(90, () => {
    const depth = cast.between(0, 100) / 100
    const y = n(horizon + 40 + depth * 220)
    const x = cast.between(0, 800)
    const h = n(5 + depth * 12)
    return line(`M${x} ${y}l-3 -${h}M${x} ${y}l3 -${h}`, palette.leaf300, 1.4 + depth * 1.4)
  })
  return (
    terrace(horizon + 4, 60, '#9cc77a') +
    terrace(horizon + 56, 80, '#86b96a') +
    terrace(horizon + 122, 150, '#76ad62') +
    path('M0 520Q260 486 520 512T800 500V548Q600 556 400 548T0 566Z', 'url(#water)') +
    shoots
  )
}

function ploughed(cast: Dice): string {
  return (
    rows(['#b98a5c', '#a97a4d', '#c2956a'], 470) +
    rect(0, horizon + 4, 800, 22, '#8fb96d') +
    tractor(cast.between(150, 330), 470, palette.sindoor, 1.05)
  )
}

/** The tube-well hut and a shade tree, left or right. */
function corner(seed: number, cast: Dice): string {
  const right = seed % 2 === 0
  const x = right ? 596 : 70
  const wall = turn(['#e2b48a', '#f0dcb8', '#d99a74', '#efe2c8'], seed)
  const hut =
    rect(x, 330, 130, 92, wall) +
    path(
      `M${x - 16} 336L${x + 30} 290H${x + 100}L${x + 146} 336Z`,
      seed % 2 ? '#a8482a' : '#8c7347',
    ) +
    archDoor(x + 46, 346, 42, 422, lighter(wall, 0.5)) +
    rect(x + 12, 362, 22, 26, darker(wall, 0.4), 2) +
    ellipse(x + 64, 424, 92, 8, darker('#8fb055', 0.25), 0.5)
  const pipe = right
    ? line('M596 404H556V414', palette.steel, 8) +
      rect(520, 414, 66, 22, '#cfc3ae', 3) +
      rect(526, 417, 54, 9, 'url(#water)', 3)
    : ''
  const treeX = right ? 752 : 30
  return (
    hut +
    pipe +
    tree(
      treeX,
      430,
      cast.between(78, 92),
      turn(['neem', 'mango', 'amaltas', 'neem'] as const, seed),
    ) +
    (seed % 2 ? palm(744, 400, 170) : tree(44, 396, 52, 'mango')) +
    bush(right ? 640 : 120, 434, 60)
  )
}
