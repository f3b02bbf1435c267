import path from 'node:path'
import { expect, test } from 'vitest'
import { scopedClassName } from '#scripts/scoped-class-name.ts'

const card = path.resolve('app/ui/card.module.css')
const css = '.card { margin: 0.5em } .card .name { animation: rise 1s } @keyframes rise {}'

test('names are short and start with the letters of their sheet', () => {
  const names = ['card', 'name', 'rise'].map((name) => scopedClassName(name, card, css))

  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(1)
  expect(names.map((name) => name.slice(3))).toEqual(['0', '1', '2'])
  expect(names[0]).toMatch(/^[a-zA-Z]{3}0$/)
})

test('the same class of two sheets has two names', () => {
  const other = path.resolve('app/features/home/card.module.css')

  expect(scopedClassName('card', other, css)).not.toBe(scopedClassName('card', card, css))
})
