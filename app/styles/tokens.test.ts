import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { themeColors } from '#app/browser/theme-color.ts'

const app = path.dirname(import.meta.dirname)
const sheets = globSync('**/*.css', { cwd: app }).map((sheet) => ({
  sheet,
  css: readFileSync(path.join(app, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
}))
const tokens = sheets.find(({ sheet }) => sheet === path.join('styles', 'tokens.css'))?.css ?? ''
const [lightPart = '', darkPart = ''] = tokens.split(
  /@media screen and \(prefers-color-scheme: dark\)/,
)
const light = tokensIn(lightPart)
const dark = tokensIn(darkPart.split('\n}')[0] ?? '')

/** The same by day and by night: on grounds that are dark in both, and on photos. */
const needNoDarkValue = [
  'color-marigold-500',
  'color-on-marigold',
  'color-on-dark',
  'color-on-dark-soft',
  'color-dot-on-dark',
  'color-line-on-dark',
  'color-scrim-photo',
  'tick',
]

test('every colour has a value in the dark look, or needs none', () => {
  const coloured = Object.keys(light).filter(
    (name) => name.startsWith('color-') || hasColour(light[name] ?? ''),
  )
  expect(coloured.filter((name) => !(name in dark) && !needNoDarkValue.includes(name))).toEqual([])
  expect(Object.keys(dark).filter((name) => !(name in light))).toEqual([])
  expect(needNoDarkValue.filter((name) => name in dark || !(name in light))).toEqual([])
})

test('no sheet but the tokens has a colour of its own', () => {
  const own = sheets
    .filter(({ css }) => css !== tokens)
    .flatMap(({ sheet, css }) =>
      [...css.matchAll(/[\w-]+:\s*([^;{}]+);/g)]
        .filter(([, value = '']) => hasColour(value))
        .map(([declaration]) => `${sheet}: ${declaration}`),
    )
  expect(own).toEqual([])
})

test('every colour that a sheet names is a token', () => {
  const unknown = sheets.flatMap(({ sheet, css }) =>
    [...css.matchAll(/var\(--(color-[\w-]+)/g)]
      .filter(([, name = '']) => !(name in light))
      .map(([, name]) => `${sheet}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('browsers frame the page in the colour of its ground', () => {
  expect(themeColors).toEqual({ light: light['color-chuna'], dark: dark['color-chuna'] })
})

test.for([
  ['by day', light],
  ['by night', { ...light, ...dark }],
] as const)('words are readable on their grounds %s', ([, look]) => {
  const faint = pairs.flatMap(({ words, grounds, least }) =>
    words.flatMap((word) =>
      grounds
        .map((ground) => ({
          word,
          ground,
          ratio: contrast(look[`color-${word}`], look[`color-${ground}`]),
        }))
        .filter(({ ratio }) => ratio < least),
    ),
  )
  expect(faint).toEqual([])
})

/** What WCAG AA asks for: 4.5 for words, 3 for the edges of controls. */
const pairs = [
  {
    words: ['ink', 'ink-soft', 'leaf-700', 'leaf-900', 'sindoor-600', 'sindoor-700'],
    grounds: ['chuna', 'surface', 'sand', 'leaf-50', 'marigold-50'],
    least: 4.5,
  },
  { words: ['ink-faint'], grounds: ['surface'], least: 4.5 },
  { words: ['ink', 'leaf-700', 'leaf-900'], grounds: ['leaf-100', 'marigold-100'], least: 4.5 },
  { words: ['marigold-800'], grounds: ['marigold-100', 'marigold-50', 'surface'], least: 4.5 },
  { words: ['sindoor-700'], grounds: ['sindoor-100'], least: 4.5 },
  { words: ['neel-700'], grounds: ['neel-100'], least: 4.5 },
  { words: ['on-marigold'], grounds: ['marigold-500', 'marigold-550'], least: 4.5 },
  {
    words: ['on-dark', 'on-dark-soft'],
    grounds: ['deep', 'deep-hover', 'deepest', 'ink-ground'],
    least: 4.5,
  },
  { words: ['on-dark'], grounds: ['primary', 'primary-hover'], least: 4.5 },
  { words: ['control', 'leaf-600'], grounds: ['chuna', 'surface'], least: 3 },
  { words: ['primary'], grounds: ['chuna', 'surface'], least: 3 },
]

function tokensIn(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function hasColour(value: string) {
  return /#[\da-f]{3,8}\b|%23[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:white|black)\b/i.test(
    value,
  )
}

function contrast(one = '', other = '') {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return Math.round(((high + 0.05) / (low + 0.05)) * 100) / 100
}

function luminance(colour: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
