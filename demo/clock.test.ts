import { expect, test } from 'vitest'
import { clockAt } from '#demo/clock.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

test.for(hours)('what happened lies in the past, in its order and by day, seen at %i h', (hour) => {
  const now = new Date(Date.UTC(2026, 10, 18, hour, 21))
  const moments = Array.from({ length: 200 }, (_, at) => clockAt(now).ago(3 - at / 67))

  expect(moments).toEqual(moments.toSorted((a, b) => a.getTime() - b.getTime()))
  expect(moments.every((moment) => moment <= now)).toBe(true)
  const times = moments.map((moment) => timeInIndia.format(moment))
  expect(times.filter((time) => time < '07:00')).toEqual([])
})

const timeInIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
})
