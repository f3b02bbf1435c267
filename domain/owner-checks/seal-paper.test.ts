import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivePaperKeys, openPaper, sealPaper } from '#domain/owner-checks/seal-paper.ts'

const paper = Buffer.from('Meter of Asha Rao, 12 Secret Lane')
const id = randomUUID()
const keys = derivePaperKeys([randomBytes(32)])

test('what is sealed does not hold the paper, and opens to it', () => {
  const sealed = sealPaper(keys, id, paper)
  expect(sealed.sealed.includes('Secret Lane')).toBe(false)
  expect(openPaper(keys, id, sealed)).toEqual(paper)
})

test('the same paper is never sealed alike twice', () => {
  const [one, other] = [sealPaper(keys, id, paper), sealPaper(keys, id, paper)]
  expect(one.sealed.equals(other.sealed)).toBe(false)
})

test.for(['nonce', 'body', 'tag'] as const)('a changed %s is noticed', (part) => {
  const { keyId, sealed } = sealPaper(keys, id, paper)
  const at = { nonce: 0, body: 20, tag: sealed.length - 1 }[part]
  const changed = Buffer.from(sealed)
  changed[at] = changed[at]! ^ 1
  expect(openPaper(keys, id, { keyId, sealed: changed })).toBeUndefined()
})

test('a paper that is cut off, or empty, does not open', () => {
  const { keyId, sealed } = sealPaper(keys, id, paper)
  for (const end of [0, 5, 28, sealed.length - 1]) {
    expect(openPaper(keys, id, { keyId, sealed: sealed.subarray(0, end) })).toBeUndefined()
  }
})

test('the paper of one check is not that of another', () => {
  expect(openPaper(keys, randomUUID(), sealPaper(keys, id, paper))).toBeUndefined()
})

test('an old key opens what waits while a new one seals', () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)]
  const before = sealPaper(derivePaperKeys([old]), id, paper)
  const rotated = derivePaperKeys([fresh, old])
  expect(openPaper(rotated, id, before)).toEqual(paper)
  const after = sealPaper(rotated, id, paper)
  expect(after.keyId).not.toBe(before.keyId)
  expect(openPaper(derivePaperKeys([fresh]), id, after)).toEqual(paper)
  expect(openPaper(derivePaperKeys([fresh]), id, before)).toBeUndefined()
})
