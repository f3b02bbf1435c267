import anek from '#server/share/anek-outlines.json' with { type: 'json' }

type Outline = { advance: number; path: string }
type Outlines = {
  /** Outlines of the font's characters, by weight. */
  weights: Record<Weight, Record<string, Outline>>
  /** Outlines of whole words, for scripts whose letters depend on their neighbours. */
  words: Record<string, Outline>
}
export type Weight = '500' | '700'
type Style = { size: number; weight: Weight; colour: string }

const unitsPerEm = 1_000

/**
 * Text as outlines of Anek, the font of our pages. A server's fonts are unknown and often missing,
 * and text that never becomes markup cannot break it.
 */
const outlines: Outlines = anek

/** Whether every character of a text can be drawn. */
export function isDrawable(text: string): boolean {
  const known = outlines.weights['700']
  return [...text].every((character) => Object.hasOwn(known, character))
}

/** The width of a text in pixels. */
export function widthOf(text: string, { size, weight }: Pick<Style, 'size' | 'weight'>): number {
  const units = glyphsOf(text, weight).reduce((sum, { advance }) => sum + advance, 0)
  return (units * size) / unitsPerEm
}

/** A line as SVG, beginning at x on the baseline y. */
export function drawLine(text: string, x: number, y: number, style: Style): string {
  let at = 0
  const paths = glyphsOf(text, style.weight).map(({ advance, path }) => {
    const drawn = path && `<path transform="translate(${at} 0)" d="${path}"/>`
    at += advance
    return drawn
  })
  return group(paths.join(''), x, y, style)
}

/** A word of such a script; blank when it was not prepared. */
export function drawWord(word: string, x: number, y: number, style: Omit<Style, 'weight'>) {
  const path = outlines.words[word]?.path ?? ''
  return group(`<path d="${path}"/>`, x, y, style)
}

/** The text broken into at most `lines` lines of a width, with an ellipsis where it is cut. */
export function wrap(
  text: string,
  style: Pick<Style, 'size' | 'weight'>,
  { width, lines: most }: { width: number; lines: number },
): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, most)
  const isCut = lines.length > most
  return kept.map((line, at) => shorten(line, style, width, isCut && at === most - 1))
}

function shorten(
  line: string,
  style: Pick<Style, 'size' | 'weight'>,
  width: number,
  isCut: boolean,
) {
  if (!isCut && widthOf(line, style) <= width) return line
  let end = line.length
  while (end > 0 && widthOf(`${line.slice(0, end)}…`, style) > width) end--
  return `${line.slice(0, end).trimEnd()}…`
}

/** Characters that the font does not have are left out. */
function glyphsOf(text: string, weight: Weight): Outline[] {
  const known = outlines.weights[weight]
  return [...text].filter((each) => Object.hasOwn(known, each)).map((each) => known[each]!)
}

function group(content: string, x: number, y: number, { size, colour }: Omit<Style, 'weight'>) {
  const scale = size / unitsPerEm
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}">${content}</g>`
}
