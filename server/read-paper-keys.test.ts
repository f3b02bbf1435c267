import { expect, test } from 'vitest'
import { openPaper, sealPaper } from '#domain/owner-checks/seal-paper.ts'
import { readEnv } from '#server/env.ts'
import { readPaperKeys } from '#server/read-paper-keys.ts'

const secret = Buffer.from('the secret of a site, long enough')
const [old, fresh] = ['old key '.repeat(5), 'new key '.repeat(5)]
const paper = Buffer.from('a bill')

function keysOf(PAPER_KEYS?: string) {
  return readPaperKeys(readEnv(PAPER_KEYS ? { PAPER_KEYS } : {}), secret)
}

test('what waits opens before and after keys are given and replaced', () => {
  const bySecret = sealPaper(keysOf(), '1', paper)
  const byOld = sealPaper(keysOf(old), '1', paper)
  for (const keys of [keysOf(old), keysOf(`${fresh}, ${old}`)]) {
    expect(openPaper(keys, '1', bySecret)).toEqual(paper)
    expect(openPaper(keys, '1', byOld)).toEqual(paper)
  }
  expect(openPaper(keysOf(fresh), '1', byOld)).toBeUndefined()
})

test('the first key encrypts', () => {
  expect(sealPaper(keysOf(`${fresh},${old}`), '1', paper).keyId).toBe(keysOf(fresh)[0].id)
})
