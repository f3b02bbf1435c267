import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { turn } from '#demo/pictures/parts/dice.ts'
import { fig, pottedPlant } from '#demo/pictures/parts/plants.ts'
import { pendant, type RoomLook, room, stripedRug } from '#demo/pictures/parts/room.ts'
import { clothesRail, mannequin, stockedShelf } from '#demo/pictures/parts/shopfront.ts'
import { circle, cut, ellipse, path, picture, rect, repeat } from '#demo/pictures/parts/svg.ts'
import { framed } from '#demo/pictures/parts/wall-art.ts'

type Shop = { accent: string; wood: string; seed: number }

const looks: readonly (RoomLook & Pick<Shop, 'accent' | 'wood'>)[] = [
  {
    wall: '#f7e8cf',
    floor: '#cdbb9e',
    flooring: 'tiles',
    finish: 'plain',
    edge: 430,
    accent: palette.leaf700,
    wood: palette.wood,
  },
  {
    wall: '#f3dccb',
    floor: '#b98a62',
    flooring: 'planks',
    finish: 'panels',
    edge: 430,
    accent: palette.terracotta,
    wood: palette.oak,
  },
  {
    wall: '#e4ebe0',
    floor: '#d9c9ad',
    flooring: 'checks',
    finish: 'plain',
    edge: 430,
    accent: palette.marigoldDark,
    wood: palette.woodDark,
  },
  {
    wall: '#efe6da',
    floor: '#bfb3a0',
    flooring: 'tiles',
    finish: 'band',
    edge: 430,
    accent: palette.teal,
    wood: palette.woodLight,
  },
]

/** Inside a shop or showroom: a grocer, a boutique or an empty unit ready to fit out. */
export function drawShopRoom(seed: number): string {
  const look = turn(looks, seed)
  const layout = turn([grocer, boutique, bareUnit], seed)
  return picture(room(look), layout({ ...look, seed }))
}

function grocer({ accent, wood, seed }: Shop): string {
  return (
    stockedShelf(40, 70, 330, 350, 5, '#f6dfb4', seed) +
    stockedShelf(430, 70, 330, 350, 5, '#f6dfb4', seed + 3) +
    [34, 364, 424, 754].map((x) => rect(x, 62, 10, 368, palette.woodDark, 2)).join('') +
    rect(30, 54, 344, 14, accent, 3) +
    rect(420, 54, 344, 14, accent, 3) +
    pendant(400, 20, palette.marigold, 0) +
    ellipse(400, 562, 330, 10, '#3b2a20', 0.14) +
    rect(110, 446, 580, 114, wood, 5) +
    repeat(5, (i) => rect(126 + i * 112, 462, 98, 84, lighter(wood, 0.14), 3)) +
    rect(96, 430, 608, 20, lighter(wood, 0.45), 5) +
    till(220, 430) +
    repeat(3, (i) =>
      jar(400 + i * 62, 430, [palette.marigold, palette.clay, palette.leaf400][i]!),
    ) +
    pottedPlant(640, 430, 32, palette.cream)
  )
}

function boutique({ accent, wood, seed }: Shop): string {
  const colours = [
    palette.sindoor,
    palette.marigold,
    palette.leaf600,
    palette.neel,
    palette.bougainvillea,
    palette.clay,
  ]
  return (
    clothesRail(60, 130, 250, 150, colours) +
    rect(56, 106, 8, 324, palette.iron) +
    rect(306, 106, 8, 324, palette.iron) +
    folded(350, 420, wood) +
    framed(376, 70, 110, 84, seed) +
    clothesRail(540, 130, 220, 160, [...colours].reverse()) +
    rect(536, 106, 8, 324, palette.iron) +
    rect(756, 106, 8, 324, palette.iron) +
    repeat(3, (i) => pendant(180 + i * 240, 10, palette.marigold, seed)) +
    stripedRug(400, 500, 620, 84, accent) +
    mannequin(160, 556, palette.leaf600, 1.5) +
    mannequin(640, 556, palette.clay, 1.5) +
    ellipse(400, 556, 110, 9, '#3b2a20', 0.14) +
    rect(300, 470, 200, 16, wood, 5) +
    rect(316, 486, 12, 70, darker(wood, 0.2)) +
    rect(472, 486, 12, 70, darker(wood, 0.2)) +
    repeat(3, (i) => rect(330 + i * 50, 452, 40, 18, colours[i + 1]!, 4))
  )
}

/** A clean empty unit with a glass front. */
function bareUnit({ accent, wood }: Shop): string {
  return (
    cut(110, 110, 330, 312, outdoors()) +
    repeat(2, (i) => rect(216 + i * 108, 110, 6, 312, palette.cream)) +
    path('M110 110h110l-90 312h-20z', '#ffffff', 0.25) +
    rect(100, 100, 350, 14, accent, 3) +
    rect(520, 120, 220, 12, wood, 3) +
    rect(520, 200, 220, 12, wood, 3) +
    rect(520, 280, 220, 12, wood, 3) +
    repeat(3, (i) =>
      rect(552 + i * 64, 158, 30, 42, [palette.clay, palette.honey, palette.leaf400][i]!, 8),
    ) +
    pottedPlant(690, 280, 34, palette.cream) +
    rect(0, 30, 800, 8, palette.iron) +
    repeat(5, (i) => path(`M${96 + i * 150} 38h22l10 22h-42z`, palette.marigold)) +
    ellipse(600, 556, 150, 9, '#3b2a20', 0.14) +
    rect(470, 450, 270, 104, wood, 5) +
    rect(458, 434, 294, 18, lighter(wood, 0.45), 5) +
    till(560, 434) +
    fig(70, 540, 78, palette.clay)
  )
}

function outdoors(): string {
  return (
    rect(0, 0, 330, 312, '#c9e0df') +
    rect(40, 150, 80, 162, '#e6c9a6') +
    rect(190, 120, 110, 192, '#eed9b6') +
    repeat(6, (i) => rect(204 + (i % 3) * 32, 140 + Math.floor(i / 3) * 50, 18, 28, '#8fb0b0', 2)) +
    circle(40, 262, 46, palette.leaf300) +
    circle(300, 270, 54, palette.leaf400) +
    rect(0, 280, 330, 32, '#c9b79c')
  )
}

function till(x: number, base: number): string {
  return (
    rect(x - 40, base - 26, 80, 26, palette.ink, 4) +
    path(`M${x - 30} ${base - 26}l10 -34h44l6 34z`, palette.iron) +
    rect(x - 14, base - 54, 32, 20, '#7fb7a2', 2)
  )
}

function jar(x: number, base: number, colour: string): string {
  return (
    rect(x - 20, base - 52, 40, 52, '#eef3ee', 8, 0.9) +
    rect(x - 16, base - 34, 32, 32, colour, 6) +
    rect(x - 16, base - 60, 32, 11, palette.woodDark, 3)
  )
}

/** Piles of folded cloth on shelves. */
function folded(x: number, base: number, wood: string): string {
  const colours = [palette.leaf400, palette.honey, palette.clay, palette.neelSoft]
  return (
    rect(x, base - 240, 160, 240, wood, 4) +
    repeat(3, (row) => {
      const y = base - 12 - row * 76
      return (
        rect(x + 8, y - 62, 144, 62, lighter(wood, 0.5)) +
        repeat(6, (i) =>
          rect(
            x + 16 + (i % 2) * 68,
            y - 15 - Math.floor(i / 2) * 15,
            60,
            13,
            colours[(i + row) % 4]!,
            4,
          ),
        )
      )
    })
  )
}
