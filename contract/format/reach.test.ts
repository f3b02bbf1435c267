import { expect, test } from 'vitest'
import { mailHref, quoted, telHref } from '#contract/format/reach.ts'

test('a number is dialled with the code of the country', () => {
  expect(telHref('9811140275')).toBe('tel:+919811140275')
})

test('an e-mail begins with its subject and text, and an address adds no fields', () => {
  expect(mailHref('asha@example.com')).toBe('mailto:asha@example.com')
  expect(mailHref('a?bcc=x@y.in', { subject: 'Re: A & B', body: 'Hi\r\n> 50 %?' })).toBe(
    'mailto:a%3Fbcc%3Dx@y.in?subject=Re%3A%20A%20%26%20B&body=Hi%0D%0A%3E%2050%20%25%3F',
  )
})

test('a message is quoted line by line, and a long one is cut', () => {
  expect(quoted('Is it free?\n\nMeena\n')).toBe('> Is it free?\r\n>\r\n> Meena')
  expect(quoted('x'.repeat(5_000))).toHaveLength(1_204)
})
