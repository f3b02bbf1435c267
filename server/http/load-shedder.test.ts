import { expect, test } from 'vitest'
import { runWithDeadline } from '#db/deadline.ts'
import { createLoadShedder } from '#server/http/load-shedder.ts'

const small = { targetMs: 500, least: 4, most: 20 }

test('a busy site that answers fast refuses only what is beyond its limit', async () => {
  const site = fakeSite()
  const visitors = Array.from({ length: 25 }, () => site.ask({ isMember: false }))
  expect(await outcomes(visitors, site.finish)).toEqual({ served: 20, refused: 5 })
})

test('a slow site takes fewer visitors and still everybody who is signed in', async () => {
  const site = fakeSite()
  await site.beSlow()
  const visitors = Array.from({ length: 10 }, () => site.ask({ isMember: false }))
  const members = Array.from({ length: 10 }, () => site.ask({ isMember: true }))
  expect(await outcomes([...visitors, ...members], site.finish)).toEqual({
    served: 14,
    refused: 6,
  })
  expect(await Promise.all(members)).toHaveLength(10)
})

test('a slow site with a few requests at a time refuses nobody', async () => {
  const site = fakeSite()
  await site.beSlow()
  for (let round = 0; round < 20; round++) {
    const few = Array.from({ length: 4 }, () => site.ask({ isMember: false }))
    expect(await outcomes(few, () => site.finish(3_000))).toEqual({ served: 4, refused: 0 })
  }
})

test('a site that has become fast takes as many as before, by itself', async () => {
  const site = fakeSite()
  await site.beSlow()
  for (let round = 0; round < 100; round++) {
    const many = Array.from({ length: 20 }, () => site.ask({ isMember: false }))
    await outcomes(many, () => site.finish(10))
  }
  const many = Array.from({ length: 20 }, () => site.ask({ isMember: false }))
  expect(await outcomes(many, site.finish)).toEqual({ served: 20, refused: 0 })
})

test('a site that was just started takes a few at first, and more with each that was fast', async () => {
  const site = fakeSite({ first: 5 })
  const crowd = () => Array.from({ length: 20 }, () => site.ask({ isMember: false }))
  expect(await outcomes(crowd(), () => site.finish(10))).toEqual({ served: 5, refused: 15 })
  expect((await outcomes(crowd(), () => site.finish(10))).served).toBeGreaterThan(5)
  for (let round = 0; round < 5; round++) await outcomes(crowd(), () => site.finish(10))
  expect(await outcomes(crowd(), site.finish)).toEqual({ served: 20, refused: 0 })
})

test('work whose deadline has passed is not begun', async () => {
  const shedLoad = createLoadShedder()
  const late = runWithDeadline(0, () => shedLoad(true, async () => 'too late'))
  await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
})

test('work that fails leaves its place', async () => {
  const shedLoad = createLoadShedder({ least: 1, most: 1 })
  const fail = async () => {
    throw new Error('no')
  }
  await expect(shedLoad(false, fail)).rejects.toThrow('no')
  await expect(shedLoad(false, fail)).rejects.toThrow('no')
})

/** Requests that all end at once, after as long as `finish` says. */
function fakeSite({ first = small.most } = {}) {
  let now = 0
  let end = Promise.withResolvers<void>()
  const shedLoad = createLoadShedder({ ...small, first, clock: () => now })
  const ask = ({ isMember }: { isMember: boolean }) => shedLoad(isMember, () => end.promise)
  function finish(afterMs = 0) {
    now += afterMs
    end.resolve()
    end = Promise.withResolvers()
  }
  return {
    ask,
    finish,
    async beSlow() {
      for (let round = 0; round < 30; round++) {
        const many = Array.from({ length: 20 }, () => ask({ isMember: false }))
        await outcomes(many, () => finish(3_000))
      }
    },
  }
}

async function outcomes(asked: Promise<unknown>[], finish: () => void) {
  const settled = Promise.allSettled(asked)
  finish()
  const served = (await settled).filter(({ status }) => status === 'fulfilled').length
  return { served, refused: asked.length - served }
}
