import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { commonNames, postedNames } from '#contract/schemas/posted-names.ts'

const app = import.meta.dirname
const contract = path.resolve(app, '../contract')
/** Where the words are those of other formats: paths, map styles, the web manifest. */
const otherFormats = ['routes.ts', 'features/map/streets-style.ts', 'routes/public/manifest.ts']
/** Addresses and keys of the specification, and single words of other formats. */
const given =
  /_tab$|^section_|^(otp_length|redirect_url|unsaved_revision|seen_splash|basera_heart|site_name|summary_large_image|search_term_string|back_forward)$/

test('what the wire calls by a word that is not ours is not written in app/', () => {
  const tables = [commonNames, ...Object.values(postedNames)]
  const wireWords = [...new Set(tables.flatMap((names) => Object.values(names)))]
  const found = wordsIn(app, new RegExp(`(?<![\\w$-])(${wireWords.join('|')})(?![\\w-])`, 'g'))

  expect(wireWords.length).toBeGreaterThan(15)
  expect(found).toEqual([])
})

test('a name in snake_case is one of the contract, never one of app/', () => {
  const snakeCase = /(?<![\w/.-])[a-z]+(?:_[a-z0-9]+)+\b/g
  const ofContract = new Set(wordsIn(contract, snakeCase).map(({ word }) => word))
  const found = wordsIn(app, snakeCase, otherFormats)

  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ word }) => !ofContract.has(word) && !given.test(word))).toEqual([])
})

function wordsIn(folder: string, words: RegExp, others: string[] = []) {
  const exclude = ['**/*.test.*', ...others]
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(words)].map(([word]) => ({
      file,
      word,
    })),
  )
}
