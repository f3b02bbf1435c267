import { expect, test } from 'vitest'
import { toIcs } from '#app/downloads/ics.ts'

const event = {
  uid: 'visit-1@basera.example',
  start: new Date('2026-03-03T09:00:00+05:30'),
  end: new Date('2026-03-03T12:00:00+05:30'),
  writtenAt: new Date('2026-03-01T00:00:00.123Z'),
  summary: 'Visit',
  location: 'Sector 45',
  description: '',
  url: 'https://basera.example/property/?id=SPN1',
}

test('times are in UTC and lines end with CR LF', () => {
  const lines = toIcs(event).split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines).toContain('DTSTART:20260303T033000Z')
  expect(lines).toContain('DTEND:20260303T063000Z')
  expect(lines).toContain('DTSTAMP:20260301T000000Z')
  expect(lines.join('')).not.toMatch(/[\r\n]/)
})

test('signs with a meaning are escaped, and no text can add a line', () => {
  const ics = toIcs({ ...event, summary: 'a;b,c\\d\r\nATTENDEE:x\u0007' })
  expect(ics).toContain('SUMMARY:a\\;b\\,c\\\\d\\nATTENDEE:x\r\n')
})

test('long lines are folded at 75 bytes without cutting a character', () => {
  const location = `${'किराये के लिए '.repeat(12)}🏠🏠`
  const ics = toIcs({ ...event, location })
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(ics).not.toContain('\uFFFD')
  expect(ics.replaceAll('\r\n ', '')).toContain(`LOCATION:${location}\r\n`)
})
