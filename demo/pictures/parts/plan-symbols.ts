import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { circle, ellipse, line, outline, rect, repeat } from '#demo/pictures/parts/svg.ts'

/** A room of a plan, in picture coordinates. */
export type PlanRoom = {
  x: number
  y: number
  w: number
  h: number
  use: keyof typeof furnish
}

/** Furniture as seen from above, for every use of a room. */
export const furnish = {
  bed: (r: Box) => {
    const w = Math.min(120, r.w * 0.62)
    const x = r.x + (r.w - w) / 2
    const y = r.y + 14
    return (
      rect(x, y, w, 128, '#fffdf7', 6) +
      rect(x, y + 46, w, 84, palette.leaf400, 6) +
      rect(x + 8, y + 8, w / 2 - 12, 28, palette.sand, 6) +
      rect(x + w / 2 + 4, y + 8, w / 2 - 12, 28, palette.sand, 6) +
      rect(x - 26, y, 20, 24, palette.oak, 3) +
      rect(x + w + 6, y, 20, 24, palette.oak, 3) +
      rect(r.x + 16, r.y + r.h - 34, r.w * 0.42, 20, palette.oak, 2)
    )
  },
  living: (r: Box) => {
    const x = r.x + r.w / 2
    const y = r.y + r.h / 2
    return (
      ellipse(x, y, 104, 70, lighter(palette.clay, 0.4)) +
      rect(x - 78, y + 44, 156, 46, palette.leaf700, 12) +
      rect(x - 64, y + 46, 128, 28, palette.leaf600, 8) +
      rect(x - 118, y - 32, 42, 64, palette.marigold, 12) +
      rect(x - 36, y - 18, 72, 36, palette.oak, 8) +
      rect(x - 70, r.y + 12, 140, 16, palette.woodDark, 3) +
      plant(r.x + r.w - 30, r.y + 30)
    )
  },
  kitchen: (r: Box) =>
    rect(r.x + 8, r.y + 8, r.w - 16, 36, palette.stone, 2) +
    rect(r.x + 8, r.y + 8, 36, r.h - 60, palette.stone, 2) +
    repeat(4, (i) =>
      circle(r.x + r.w - 66 + (i % 2) * 26, r.y + 17 + Math.floor(i / 2) * 18, 7, palette.ink),
    ) +
    rect(r.x + 13, r.y + r.h * 0.46, 26, 34, '#eef1ee', 6) +
    (r.w > 160 ? rect(r.x + 70, r.y + 12, 40, 28, '#dfe3de', 4) : ''),
  bath: (r: Box) =>
    rect(r.x + 12, r.y + 12, 26, 14, '#ffffff', 3) +
    ellipse(r.x + 25, r.y + 42, 14, 18, '#ffffff') +
    rect(r.x + r.w - 50, r.y + 10, 40, 26, '#ffffff', 8) +
    ellipse(r.x + r.w - 30, r.y + 22, 12, 8, palette.glassLight) +
    rect(r.x + r.w - 62, r.y + r.h - 62, 54, 54, '#cfe6e6', 4) +
    circle(r.x + r.w - 35, r.y + r.h - 35, 8, palette.steel),
  dining: (r: Box) => {
    const x = r.x + r.w / 2
    const y = r.y + r.h / 2
    return (
      repeat(
        3,
        (i) =>
          rect(x - 62 + i * 46, y - 50, 32, 24, palette.clay, 6) +
          rect(x - 62 + i * 46, y + 26, 32, 24, palette.clay, 6),
      ) +
      rect(x - 74, y - 30, 148, 60, palette.oak, 8) +
      circle(x, y, 13, palette.cream) +
      circle(x, y, 6, palette.marigold)
    )
  },
  balcony: (r: Box) =>
    repeat(Math.floor(r.w / 26), (i) =>
      line(`M${r.x + 13 + i * 26} ${r.y + 6}v${r.h - 12}`, darker('#d9b58c', 0.12), 2),
    ) +
    plant(r.x + 26, r.y + r.h / 2) +
    plant(r.x + r.w - 26, r.y + r.h / 2) +
    circle(r.x + r.w / 2, r.y + r.h / 2, 15, palette.woodLight),
  office: (r: Box) => {
    const across = Math.max(1, Math.floor((r.w - 20) / 96))
    const down = Math.max(1, Math.floor((r.h - 20) / 84))
    return repeat(across * down, (i) => {
      const x = r.x + 16 + (i % across) * ((r.w - 16) / across)
      const y = r.y + 16 + Math.floor(i / across) * ((r.h - 16) / down)
      return (
        rect(x, y, 76, 32, palette.oak, 3) +
        rect(x + 24, y + 5, 28, 9, palette.ink, 2) +
        circle(x + 38, y + 50, 14, i % 2 ? palette.marigold : palette.leaf600)
      )
    })
  },
  meeting: (r: Box) => {
    const x = r.x + r.w / 2
    const y = r.y + r.h / 2
    return (
      repeat(
        3,
        (i) =>
          circle(x - 48 + i * 48, y - 46, 14, palette.leaf600) +
          circle(x - 48 + i * 48, y + 46, 14, palette.leaf600),
      ) + rect(x - 76, y - 28, 152, 56, palette.wood, 26)
    )
  },
  hall: (r: Box) =>
    plant(r.x + r.w - 26, r.y + 26) +
    outline(
      r.x + 16,
      r.y + r.h / 2 - 16,
      Math.min(90, r.w - 70),
      32,
      lighter(palette.clay, 0.2),
      4,
      4,
    ),
  store: (r: Box) =>
    repeat(Math.floor((r.w - 16) / 30), (i) =>
      rect(r.x + 10 + i * 30, r.y + 8, 24, 24, i % 2 ? palette.oak : palette.woodLight, 2),
    ),
} satisfies Record<string, (room: Box) => string>

type Box = { x: number; y: number; w: number; h: number }

function plant(x: number, y: number): string {
  return (
    repeat(6, (i) => {
      const turn = (i * Math.PI) / 3
      return ellipse(
        x + Math.cos(turn) * 9,
        y + Math.sin(turn) * 9,
        8,
        8,
        i % 2 ? palette.leaf400 : palette.leaf500,
      )
    }) + circle(x, y, 6, palette.leaf300)
  )
}
