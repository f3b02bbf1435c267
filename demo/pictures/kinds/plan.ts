import { palette } from '#demo/pictures/palette.ts'
import { turn } from '#demo/pictures/parts/dice.ts'
import { furnish, type PlanRoom } from '#demo/pictures/parts/plan-symbols.ts'
import { line, outline, path, picture, rect } from '#demo/pictures/parts/svg.ts'

/** A door: the hinge, the wall it sits in, and the way it opens. */
type Door = { x: number; y: number; wall: 'h' | 'v'; opens: 1 | -1 }
type Plan = {
  rooms: readonly PlanRoom[]
  doors: readonly Door[]
  windows: readonly (readonly [number, number, 'h' | 'v'])[]
}

const tints = {
  bed: '#f3e2c8',
  living: '#fbf0da',
  kitchen: '#e8efe3',
  bath: '#dfecec',
  dining: '#fbf0da',
  balcony: '#d9b58c',
  office: '#fbf0da',
  meeting: '#e8efe3',
  hall: '#f6e8d0',
  store: '#eadfcd',
} as const

const twoBedrooms: Plan = {
  rooms: [
    { x: 130, y: 80, w: 210, h: 210, use: 'bed' },
    { x: 340, y: 80, w: 120, h: 130, use: 'bath' },
    { x: 460, y: 80, w: 210, h: 210, use: 'bed' },
    { x: 130, y: 290, w: 330, h: 170, use: 'living' },
    { x: 460, y: 290, w: 210, h: 170, use: 'kitchen' },
    { x: 340, y: 210, w: 120, h: 80, use: 'hall' },
    { x: 130, y: 460, w: 330, h: 70, use: 'balcony' },
    { x: 460, y: 460, w: 210, h: 70, use: 'store' },
  ],
  doors: [
    { x: 340, y: 272, wall: 'v', opens: -1 },
    { x: 460, y: 272, wall: 'v', opens: 1 },
    { x: 420, y: 210, wall: 'h', opens: -1 },
    { x: 420, y: 290, wall: 'h', opens: 1 },
    { x: 460, y: 440, wall: 'v', opens: 1 },
    { x: 300, y: 460, wall: 'h', opens: 1 },
    { x: 130, y: 400, wall: 'v', opens: 1 },
  ],
  windows: [
    [190, 80, 'h'],
    [520, 80, 'h'],
    [670, 330, 'v'],
    [130, 150, 'v'],
    [670, 150, 'v'],
  ],
}

const oneBedroom: Plan = {
  rooms: [
    { x: 180, y: 90, w: 250, h: 220, use: 'living' },
    { x: 430, y: 90, w: 190, h: 170, use: 'kitchen' },
    { x: 180, y: 310, w: 250, h: 200, use: 'bed' },
    { x: 430, y: 380, w: 190, h: 130, use: 'bath' },
    { x: 430, y: 260, w: 190, h: 120, use: 'hall' },
    { x: 110, y: 90, w: 70, h: 220, use: 'balcony' },
  ],
  doors: [
    { x: 430, y: 210, wall: 'v', opens: 1 },
    { x: 430, y: 304, wall: 'v', opens: 1 },
    { x: 430, y: 372, wall: 'v', opens: -1 },
    { x: 480, y: 380, wall: 'h', opens: 1 },
    { x: 620, y: 350, wall: 'v', opens: -1 },
    { x: 180, y: 240, wall: 'v', opens: 1 },
  ],
  windows: [
    [260, 90, 'h'],
    [490, 90, 'h'],
    [180, 380, 'v'],
    [260, 510, 'h'],
    [620, 414, 'v'],
  ],
}

const threeBedrooms: Plan = {
  rooms: [
    { x: 90, y: 70, w: 200, h: 200, use: 'bed' },
    { x: 290, y: 70, w: 110, h: 120, use: 'bath' },
    { x: 400, y: 70, w: 310, h: 200, use: 'living' },
    { x: 90, y: 270, w: 200, h: 200, use: 'bed' },
    { x: 290, y: 190, w: 110, h: 280, use: 'hall' },
    { x: 400, y: 270, w: 170, h: 200, use: 'dining' },
    { x: 570, y: 270, w: 140, h: 200, use: 'kitchen' },
    { x: 90, y: 470, w: 200, h: 64, use: 'balcony' },
    { x: 290, y: 470, w: 110, h: 64, use: 'store' },
    { x: 400, y: 470, w: 310, h: 64, use: 'balcony' },
  ],
  doors: [
    { x: 290, y: 250, wall: 'v', opens: -1 },
    { x: 290, y: 340, wall: 'v', opens: -1 },
    { x: 330, y: 190, wall: 'h', opens: -1 },
    { x: 400, y: 256, wall: 'v', opens: 1 },
    { x: 400, y: 420, wall: 'v', opens: 1 },
    { x: 570, y: 440, wall: 'v', opens: 1 },
    { x: 240, y: 470, wall: 'h', opens: 1 },
    { x: 710, y: 200, wall: 'v', opens: -1 },
    { x: 500, y: 470, wall: 'h', opens: 1 },
  ],
  windows: [
    [150, 70, 'h'],
    [500, 70, 'h'],
    [590, 70, 'h'],
    [90, 140, 'v'],
    [90, 340, 'v'],
    [710, 340, 'v'],
  ],
}

const office: Plan = {
  rooms: [
    { x: 100, y: 80, w: 400, h: 290, use: 'office' },
    { x: 500, y: 80, w: 210, h: 170, use: 'meeting' },
    { x: 500, y: 250, w: 210, h: 120, use: 'office' },
    { x: 100, y: 370, w: 130, h: 150, use: 'bath' },
    { x: 230, y: 370, w: 130, h: 150, use: 'kitchen' },
    { x: 360, y: 370, w: 350, h: 150, use: 'hall' },
  ],
  doors: [
    { x: 500, y: 220, wall: 'v', opens: 1 },
    { x: 500, y: 350, wall: 'v', opens: 1 },
    { x: 180, y: 370, wall: 'h', opens: 1 },
    { x: 310, y: 370, wall: 'h', opens: 1 },
    { x: 460, y: 370, wall: 'h', opens: -1 },
    { x: 560, y: 520, wall: 'h', opens: -1 },
  ],
  windows: [
    [160, 80, 'h'],
    [260, 80, 'h'],
    [360, 80, 'h'],
    [570, 80, 'h'],
    [710, 140, 'v'],
    [100, 180, 'v'],
  ],
}

/** The home or office from above, without words: 1 to 3 bedrooms, then an office. */
export function drawPlan(seed: number): string {
  const { rooms, doors, windows } = turn([twoBedrooms, oneBedroom, threeBedrooms, office], seed)
  return picture(
    paper(),
    rooms.map((room) => rect(room.x, room.y, room.w, room.h, tints[room.use])).join(''),
    rooms.map((room) => furnish[room.use](room)).join(''),
    rooms.map((room) => outline(room.x, room.y, room.w, room.h, palette.leaf900, 8)).join(''),
    windows.map(drawWindow).join(''),
    doors.map(drawDoor).join(''),
    compass(),
  )
}

function paper(): string {
  const grid = Array.from({ length: 20 }, (_, i) =>
    line(`M${i * 40 + 20} 0V600`, '#efe6d3', 1.4),
  ).join('')
  const rows = Array.from({ length: 15 }, (_, i) =>
    line(`M0 ${i * 40 + 20}H800`, '#efe6d3', 1.4),
  ).join('')
  return rect(0, 0, 800, 600, '#fbf6ea') + grid + rows
}

function drawWindow([x, y, wall]: Plan['windows'][number]): string {
  const [w, h] = wall === 'h' ? [80, 10] : [10, 80]
  const [left, top] = wall === 'h' ? [x, y - 5] : [x - 5, y]
  return (
    rect(left, top, w, h, '#fbf6ea') +
    outline(left, top, w, h, palette.leaf600, 2.5) +
    line(wall === 'h' ? `M${x} ${y}h80` : `M${x} ${y}v80`, palette.leaf600, 2)
  )
}

/** The gap, the leaf and its swing; doors are 44 wide and hinge at their far end. */
function drawDoor({ x, y, wall, opens }: Door): string {
  const size = 44
  if (wall === 'h')
    return (
      rect(x - size, y - 6, size, 12, '#fbf0da') +
      path(
        `M${x} ${y}V${y + size * opens}A${size} ${size} 0 0 ${opens > 0 ? 1 : 0} ${x - size} ${y}Z`,
        palette.honey,
        0.35,
      ) +
      line(`M${x} ${y}V${y + size * opens}`, palette.terracotta, 4)
    )
  return (
    rect(x - 6, y - size, 12, size, '#fbf0da') +
    path(
      `M${x} ${y}H${x + size * opens}A${size} ${size} 0 0 ${opens > 0 ? 0 : 1} ${x} ${y - size}Z`,
      palette.honey,
      0.35,
    ) +
    line(`M${x} ${y}H${x + size * opens}`, palette.terracotta, 4)
  )
}

function compass(): string {
  return (
    path('M744 540l14 36l-14 -9l-14 9z', palette.terracotta) +
    path('M744 540l14 36l-14 -9z', palette.gulmohar)
  )
}
