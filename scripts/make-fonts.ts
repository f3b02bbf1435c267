import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { drawOutlines } from '#scripts/draw-outlines.ts'

const styles = 'app/styles/fonts.css'
const hindiExamples = 'app/features/wizard/sentence-fill.tsx'

/** The OpenType features that our pages show. Fractions and combining marks would add 2 kB. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'rvrn', 'tnum']

/** The cut fonts and the outlines by the path where they are kept, made from Anek's packages. */
export async function makeFonts(): Promise<Record<string, Buffer>> {
  const [latin, latinExt, devanagari] = await Promise.all([
    readAnek('latin', 'latin'),
    readAnek('latin', 'latin-ext'),
    readAnek('devanagari', 'devanagari'),
  ])
  return {
    'app/styles/fonts/anek-latin.woff2': await cutFor('anek-latin.woff2', latin),
    'app/styles/fonts/anek-rupee.woff2': await cutFor('anek-rupee.woff2', latinExt),
    'app/styles/fonts/anek-hindi-examples.woff2': await cutHindi(devanagari),
    'server/share/anek-outlines.json': Buffer.from(
      await drawOutlines({ latin, latinExt, devanagari }),
    ),
  }
}

function readAnek(family: string, subset: string) {
  const folder = `node_modules/@fontsource-variable/anek-${family}/files`
  return readFile(`${folder}/anek-${family}-${subset}-wght-normal.woff2`)
}

/** Keeps the characters and weights that fonts.css names for a file. */
async function cutFor(file: string, font: Buffer) {
  const faces = (await readFile(styles, 'utf8')).split('@font-face')
  const face = faces.find((text) => text.includes(`/${file}"`))!
  const [, min, max] = face.match(/font-weight: (\d+) (\d+)/)!
  const ranges = face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)
  const characters = [...ranges].map(([, first, last = first]) => charactersIn(first!, last!))
  return subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
    keepFeatures,
  })
}

function charactersIn(first: string, last: string) {
  const start = Number.parseInt(first, 16)
  const length = Number.parseInt(last, 16) - start + 1
  return String.fromCodePoint(...Array.from({ length }, (_, at) => start + at))
}

async function cutHindi(font: Buffer) {
  const letters = (await readFile(hindiExamples, 'utf8')).match(/\p{Script=Devanagari}/gu)!
  return subsetFont(font, letters.join(''), { targetFormat: 'woff2', variationAxes: { wght: 400 } })
}
