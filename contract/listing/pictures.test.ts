import { expect, test } from 'vitest'
import {
  isDrawn,
  photoKey,
  photoPath,
  photoSrcSet,
  photoVariant,
  screenPhotoSrcSet,
} from '#contract/listing/pictures.ts'

test('names a picture and its variants', () => {
  expect(photoPath('demo-12')).toBe('/img/demo-12.jpg')
  expect(photoVariant('demo-12', 640, 'webp')).toBe('/img/demo-12-640.webp')
  expect(photoSrcSet('k', 'avif')).toBe(
    '/img/k-320.avif 320w, /img/k-640.avif 640w, /img/k-960.avif 960w, /img/k-1280.avif 1280w',
  )
  expect(screenPhotoSrcSet('k', 'webp')).toMatch(/1280w, \/img\/k-1920.webp 1920w$/)
})

test('finds the key in a path of ours and in nothing else', () => {
  expect(photoKey('/img/demo-12.jpg')).toBe('demo-12')
  for (const path of [
    '/img/../x.jpg',
    '/img/a/b.jpg',
    '/img/.jpg',
    'https://evil/img/a.jpg',
    '/img/a.jpg?x',
    '/etc/passwd',
    'javascript:alert(1)',
    '',
  ]) {
    expect(photoKey(path), path).toBeUndefined()
  }
})

test.each([
  ['demo-12', true],
  ['my-demo-', false],
  ['0199a0de', false],
  [undefined, false],
])('the picture %s is drawn: %s', (key, isOne) => {
  expect(isDrawn(key)).toBe(isOne)
})
