import { darker, lighter, palette } from '#demo/pictures/palette.ts'
import { archPath } from '#demo/pictures/parts/facade.ts'
import { at, circle, ellipse, path, rect, repeat } from '#demo/pictures/parts/svg.ts'

export type BedLook = {
  head: 'arched' | 'padded' | 'slats' | 'posts'
  frame: string
  quilt: string
  print: string
  cushions: readonly [string, string]
}

/** A double bed seen from its foot, centred on x. */
export function bed(x: number, base: number, w: number, look: BedLook): string {
  const half = w / 2
  const { quilt, print, cushions } = look
  const pillow = w * 0.37
  return at(
    x,
    base,
    ellipse(0, 0, half * 1.04, 8, '#3b2a20', 0.16) +
      headboard(half, look) +
      rect(-half, -172, w, 130, '#fffdf7', 20) +
      rect(-half + 22, -208, pillow, 66, '#ffffff', 22) +
      rect(half - 22 - pillow, -208, pillow, 66, '#ffffff', 22) +
      rect(-half + 22, -160, pillow, 18, '#ece5d8', 9, 0.7) +
      rect(half - 22 - pillow, -160, pillow, 18, '#ece5d8', 9, 0.7) +
      rect(-w * 0.22, -196, w * 0.21, 56, cushions[0], 18) +
      rect(w * 0.02, -196, w * 0.21, 56, cushions[1], 18) +
      path(`M${-half - 8} -122q${half + 8} -26 ${w + 16} 0v98h${-w - 16}z`, quilt) +
      path(
        `M${-half - 8} -122q${half + 8} -26 ${w + 16} 0v16q${-half - 8} -26 ${-w - 16} 0z`,
        lighter(quilt, 0.3),
      ) +
      prints(half, print) +
      rect(-half - 8, -44, w + 16, 20, darker(quilt, 0.24), 4) +
      rect(-half + 10, -26, 16, 26, palette.woodDeep) +
      rect(half - 26, -26, 16, 26, palette.woodDeep),
  )
}

function headboard(half: number, { head, frame }: BedLook): string {
  const w = half * 2
  const soft = lighter(frame, 0.16)
  if (head === 'arched')
    return (
      path(`M${-half} -82V-302q0 -70 ${half} -70t${half} 70v220z`, frame) +
      path(`M${-half + 20} -82V-290q0 -56 ${half - 20} -56t${half - 20} 56v208z`, soft) +
      repeat(4, (i) =>
        path(
          archPath(-half + 44 + i * ((w - 78) / 4), -316, (w - 78) / 4 - 12, -180),
          darker(soft, 0.12),
        ),
      )
    )
  if (head === 'padded')
    return (
      rect(-half - 12, -324, w + 24, 250, frame, 24) +
      repeat(6, (i) => rect(-half + (i * w) / 6, -312, w / 6 - 4, 220, soft, 14)) +
      repeat(5, (i) => circle(-half + ((i + 1) * w) / 6 - 2, -256, 4, darker(frame, 0.2)))
    )
  if (head === 'slats')
    return (
      rect(-half - 6, -310, w + 12, 20, frame, 8) +
      repeat(11, (i) => rect(-half + 10 + i * ((w - 34) / 10), -296, 14, 200, soft, 4)) +
      rect(-half - 6, -326, 18, 270, frame, 8) +
      rect(half - 12, -326, 18, 270, frame, 8)
    )
  return (
    rect(-half, -262, w, 180, soft, 8) +
    repeat(3, (i) =>
      path(
        archPath(-half + 26 + i * ((w - 40) / 3), -250, (w - 40) / 3 - 12, -150),
        darker(soft, 0.14),
      ),
    ) +
    [-half - 10, half - 8]
      .map((x) => rect(x, -420, 18, 410, frame, 8) + circle(x + 9, -424, 12, frame))
      .join('') +
    rect(-half - 6, -412, w + 12, 10, frame, 4) +
    repeat(5, (i) =>
      path(`M${-half + (i * w) / 5} -404h${w / 5}q${-w / 10} 48 ${-w / 5} 0z`, palette.cream),
    )
  )
}

function prints(half: number, print: string): string {
  const count = Math.round((half * 2) / 50)
  return repeat(count, (i) => {
    const x = -half + 18 + i * 50
    const y = i % 2 ? -60 : -84
    return path(`M${x} ${y}l8 -10l8 10l-8 10z`, print)
  })
}
