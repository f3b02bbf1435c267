import { encode } from 'uqr'

/** A QR code as the path of an SVG whose units are its modules, with the quiet zone around it. */
export function qrPath(text: string): { path: string; size: number } {
  // Quartile correction: a board gets dirt and scratches.
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const runs = data.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { path: runs.join(''), size }
}

/** Where the dark modules of a row begin and how many follow each other. */
function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}
