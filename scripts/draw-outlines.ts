import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { boardWords } from '#contract/texts/share.ts'

const unitsPerEm = 1_000
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const characters = [...`${ascii}·–—’‘“”•×²³½¼°…éèáíóúñüöäç₹`]

type Outline = { advance: number; path: string }
type Sources = { latin: Buffer; latinExt: Buffer; devanagari: Buffer }

/** What share cards can write, as outlines in JSON: characters by weight, and whole Hindi words. */
export async function drawOutlines({ latin, latinExt, devanagari }: Sources): Promise<string> {
  const faces = [await openFace(latin), await openFace(latinExt)]
  const drawCharacters = (weight: number) => {
    const fonts = faces.map((face) => fontOf(face, weight))
    const fontFor = (each: string) => fonts.find((font) => font.nominalGlyph(each.codePointAt(0)!))!
    return Object.fromEntries(characters.map((each) => [each, draw(fontFor(each), each)]))
  }
  const bold = fontOf(await openFace(devanagari), 700)
  const words = Object.values(boardWords).map(({ hindi }) => [hindi, draw(bold, hindi)])
  const outlines = {
    weights: { 500: drawCharacters(500), 700: drawCharacters(700) },
    words: Object.fromEntries(words),
  }
  return `${JSON.stringify(outlines, null, 2)}\n`
}

async function openFace(woff2: Buffer) {
  const font = await subsetFont(woff2, '', { targetFormat: 'sfnt', keepAllGlyphs: true })
  return new hb.Face(new hb.Blob(font))
}

function fontOf(face: hb.Face, weight: number) {
  const font = new hb.Font(face)
  font.setScale(unitsPerEm, unitsPerEm)
  font.setVariations([new hb.Variation('wght', weight)])
  return font
}

/** A text as one path that begins at 0 on the baseline. */
function draw(font: hb.Font, text: string): Outline {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)

  const positions = buffer.getGlyphPositions()
  let advance = 0
  const paths = buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at]!
    const path = placed(font.glyphToPath(glyph), advance + xOffset, yOffset)
    advance += xAdvance
    return path
  })
  return { advance, path: paths.join('') }
}

/** The path of a glyph at its place, with y growing downwards as in SVG. */
function placed(path: string, right: number, up: number) {
  return path
    .replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, x, y) => `${Math.round(Number(x) + right)} ${-Math.round(Number(y) + up)}`,
    )
    .replace(/M(-?\d+ -?\d+)([^M]*)L\1Z/g, 'M$1$2Z')
}
