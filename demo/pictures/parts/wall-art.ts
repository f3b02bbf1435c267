import { palette } from '#demo/pictures/palette.ts'
import { archPath } from '#demo/pictures/parts/facade.ts'
import { circle, ellipse, line, n, path, rect, repeat } from '#demo/pictures/parts/svg.ts'

const motifs = [arch, hills, leaf, dunes, block, feather] as const

/** A framed picture; the number chooses what it shows. */
export function framed(
  x: number,
  y: number,
  w: number,
  h: number,
  motif: number,
  frame = '#fffbf3',
): string {
  const edge = Math.max(6, Math.min(w, h) * 0.11)
  const inner = { x: x + edge, y: y + edge, w: w - edge * 2, h: h - edge * 2 }
  const draw = motifs[motif % motifs.length]!
  return rect(x + 3, y + 4, w, h, '#3b2a20', 3, 0.14) + rect(x, y, w, h, frame, 3) + draw(inner)
}

type Box = { x: number; y: number; w: number; h: number }

function arch({ x, y, w, h }: Box): string {
  return (
    rect(x, y, w, h, '#fbead0') +
    path(archPath(x + w * 0.16, y + h * 0.08, w * 0.68, y + h), palette.clay) +
    circle(x + w / 2, y + h * 0.55, w * 0.17, palette.marigold)
  )
}

function hills({ x, y, w, h }: Box): string {
  return (
    rect(x, y, w, h, '#e7f0ea') +
    circle(x + w * 0.72, y + h * 0.28, Math.min(w, h) * 0.13, palette.honey) +
    path(
      `M${n(x)} ${n(y + h)}l${n(w * 0.34)} ${n(-h * 0.58)}l${n(w * 0.22)} ${n(h * 0.34)}l${n(w * 0.14)} ${n(-h * 0.18)}l${n(w * 0.3)} ${n(h * 0.42)}z`,
      palette.leaf300,
    ) +
    path(
      `M${n(x)} ${n(y + h)}v${n(-h * 0.2)}q${n(w * 0.5)} ${n(-h * 0.16)} ${n(w)} ${n(h * 0.06)}v${n(h * 0.14)}z`,
      palette.leaf500,
    )
  )
}

function leaf({ x, y, w, h }: Box): string {
  const middle = x + w / 2
  return (
    rect(x, y, w, h, '#f6ead6') +
    line(`M${n(middle)} ${n(y + h * 0.94)}V${n(y + h * 0.1)}`, palette.leaf700, 2.5) +
    repeat(4, (i) => {
      const at = y + h * (0.24 + i * 0.18)
      return (
        ellipse(middle - w * 0.17, at, w * 0.16, h * 0.06, palette.leaf400) +
        ellipse(middle + w * 0.17, at - h * 0.05, w * 0.16, h * 0.06, palette.leaf500)
      )
    })
  )
}

function dunes({ x, y, w, h }: Box): string {
  return (
    rect(x, y, w, h, '#fdebcb') +
    circle(x + w * 0.7, y + h * 0.34, Math.min(w, h) * 0.15, palette.marigold) +
    path(
      `M${n(x)} ${n(y + h)}v${n(-h * 0.36)}q${n(w * 0.3)} ${n(-h * 0.3)} ${n(w * 0.56)} ${n(-h * 0.04)}t${n(w * 0.44)} ${n(-h * 0.04)}v${n(h * 0.44)}z`,
      palette.clay,
    ) +
    path(
      `M${n(x)} ${n(y + h)}v${n(-h * 0.16)}q${n(w * 0.4)} ${n(-h * 0.2)} ${n(w)} ${n(h * 0.02)}v${n(h * 0.14)}z`,
      palette.terracotta,
    )
  )
}

/** A block print of petals. */
function block({ x, y, w, h }: Box): string {
  const across = Math.max(2, Math.round(w / 26))
  const down = Math.max(2, Math.round(h / 26))
  return (
    rect(x, y, w, h, palette.teal) +
    repeat(across * down, (i) => {
      const cx = x + (w / across) * ((i % across) + 0.5)
      const cy = y + (h / down) * (Math.floor(i / across) + 0.5)
      return (
        path(`M${n(cx)} ${n(cy - 9)}q7 9 0 18q-7 -9 0 -18z`, palette.honey) +
        path(`M${n(cx - 9)} ${n(cy)}q9 -7 18 0q-9 7 -18 0z`, palette.honey)
      )
    })
  )
}

function feather({ x, y, w, h }: Box): string {
  const cx = x + w / 2
  const cy = y + h * 0.38
  const r = Math.min(w, h) * 0.32
  return (
    rect(x, y, w, h, '#f3efe0') +
    line(
      `M${n(cx)} ${n(cy)}Q${n(cx + w * 0.06)} ${n(y + h * 0.8)} ${n(cx - w * 0.06)} ${n(y + h * 0.96)}`,
      palette.leaf700,
      3,
    ) +
    ellipse(cx, cy, r * 0.86, r * 1.15, palette.leaf400) +
    ellipse(cx, cy + r * 0.1, r * 0.58, r * 0.76, palette.honey) +
    ellipse(cx, cy + r * 0.18, r * 0.36, r * 0.46, palette.neel)
  )
}
