import { expect, test } from 'vitest'
import { runWithDeadline } from '#db/deadline.ts'
import { createLoadShedder } from '#server/http/load-shedder.ts'

/** Nobody waits, so that it is known at once who finds no room. */
const small = { targetMs: 500, least: 4, most: 20, mostWaiting: 0 }

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
  for (let round = 0; round < 20; round++) await outcomes(crowd(), () => site.finish(10))
  expect(await outcomes(crowd(), site.finish)).toEqual({ served: 20, refused: 0 })
})

test('work whose deadline has passed is not begun', async () => {
  const shedLoad = createLoadShedder()
  const late = runWithDeadline(0, () => shedLoad(true, async () => 'too late'))
  await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
})

test('who finds no room waits for it, and the newest is let in first', async () => {
  const { shedLoad, begun, finishFirst } = narrowSite()
  const all = ['first', 'second', 'third'].map((name) => shedLoad(false, () => begun(name)))
  for (let n = 0; n < 3; n++) await finishFirst()

  expect(await Promise.all(all)).toEqual(['first', 'second', 'third'])
  expect(begun.names).toEqual(['first', 'third', 'second'])
})

test('people who are signed in are let in before visitors', async () => {
  const { shedLoad, begun, finishFirst } = narrowSite()
  const running = ['a', 'b', 'c', 'd'].map((name) => shedLoad(true, () => begun(name)))
  const member = shedLoad(true, () => begun('member'))
  const visitor = shedLoad(false, () => begun('visitor'))
  for (let n = 0; n < 6; n++) await finishFirst()

  await Promise.all([...running, member, visitor])
  expect(begun.names).toEqual(['a', 'b', 'c', 'd', 'member', 'visitor'])
})

test('who waits too long for room is refused', async () => {
  const { shedLoad, begun, finishFirst } = narrowSite({ patienceMs: 1 })
  const running = shedLoad(false, () => begun('first'))
  const late = shedLoad(false, () => begun('late'))
  await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  await finishFirst()
  await running
  expect(begun.names).toEqual(['first'])
})

test('nobody waits whose time would not be enough for the work then', async () => {
  const { shedLoad, begun, finishFirst } = narrowSite({ workMs: 5_000 })
  const running = shedLoad(false, () => begun('first'))
  const hurried = runWithDeadline(5_000, () => shedLoad(false, () => begun('hurried')))
  await expect(hurried).rejects.toMatchObject({ code: 'unavailable' })
  await finishFirst()
  await running
})

test('work that fails leaves its place', async () => {
  const shedLoad = createLoadShedder({ ...small, least: 1, most: 1 })
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

/** A site with room for one visitor, whose work ends one by one. */
function narrowSite(options: { patienceMs?: number; workMs?: number } = {}) {
  const shedLoad = createLoadShedder({ least: 1, most: 1, patienceMs: 20_000, ...options })
  const names: string[] = []
  const ends: (() => void)[] = []
  async function work(name: string) {
    names.push(name)
    await new Promise<void>((end) => ends.push(end))
    return name
  }
  async function finishFirst() {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  return { shedLoad, begun: Object.assign(work, { names }), finishFirst }
}

async function outcomes(asked: Promise<unknown>[], finish: () => void) {
  const settled = Promise.allSettled(asked)
  finish()
  const served = (await settled).filter(({ status }) => status === 'fulfilled').length
  return { served, refused: asked.length - served }
}
