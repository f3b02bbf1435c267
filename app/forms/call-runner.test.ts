import { beforeEach, expect, test, vi } from 'vitest'
import type { Reply } from '#app/forms/api-client.ts'
import { type CallOptions, createCallRunner } from '#app/forms/call-runner.ts'
import type { CallState } from '#app/forms/call-state.ts'
import * as texts from '#contract/texts.ts'

type Answer = { data: { message: string } }

let states: CallState[]
let happened: string[]
let effects: Parameters<ReturnType<typeof createCallRunner>['run']>[2]

beforeEach(() => {
  states = []
  happened = []
  effects = {
    isSignedIn: true,
    signInAgain: async (back) => {
      happened.push(`sign in ${back}`)
      return true
    },
    refresh: async () => void happened.push('refresh'),
    toast: (text, tone = 'good') => void happened.push(`${tone}: ${text}`),
  }
})

function createRunner() {
  const runner = createCallRunner((state) => states.push(state))
  return (send: () => Promise<Reply<Answer> | undefined>, options: CallOptions<Answer> = {}) =>
    runner.run(send, options, effects)
}

function reply(code: number): Reply<Answer> {
  if (code === 200) return { ok: true, answer: { data: { message: 'Done' } } }
  return { ok: false, code, message: `Refused ${code}`, errors: {} }
}

const answering = (code: number) => async () => reply(code)

test('an answer is refreshed, told and handed on while the component is busy', async () => {
  const run = createRunner()
  const answer = await run(answering(200), {
    name: 'save',
    toasts: 'both',
    refreshes: 'done',
    onDone: () => happened.push(`done, busy with ${states.at(-1)?.busyWith}`),
  })
  expect(answer).toEqual({ data: { message: 'Done' } })
  expect(happened).toEqual(['refresh', 'good: Done', 'done, busy with save'])
  expect(states.at(-1)).toEqual({ busyWith: undefined, trouble: undefined })
})

test('a second press while a call is under way does nothing', async () => {
  const run = createRunner()
  const send = vi.fn(answering(200))
  expect(await Promise.all([run(send), run(send)])).toEqual([expect.anything(), undefined])
  expect(send).toHaveBeenCalledTimes(1)
})

test.for([
  [undefined, undefined, [], 'Refused 409'],
  ['done', 'done', [], 'Refused 409'],
  ['failure', 'answered', ['refresh', 'bad: Refused 409'], undefined],
  ['both', 'done', ['bad: Refused 409'], undefined],
] as const)(
  'a refusal with toasts %s and refreshes %s',
  async ([toasts, refreshes, told, message]) => {
    const run = createRunner()
    expect(await run(answering(409), { toasts, refreshes })).toBeUndefined()
    expect(happened).toEqual(told)
    expect(states.at(-1)?.trouble?.message).toBe(message)
    expect(states.at(-1)?.busyWith).toBeUndefined()
  },
)

test('without a network nothing is refreshed', async () => {
  await createRunner()(answering(0), { refreshes: 'answered', toasts: 'both' })
  expect(happened).toEqual(['bad: Refused 0'])
})

test('a refusal that is handled is not told', async () => {
  const onRefused = vi.fn(() => true)
  await createRunner()(answering(422), { toasts: 'both', onRefused })
  expect(onRefused).toHaveBeenCalledWith(reply(422))
  expect(happened).toEqual([])
  expect(states.at(-1)?.trouble).toBeUndefined()
})

test('after a login the call is made once more', async () => {
  const codes = [401, 200]
  const send = vi.fn(async () => reply(codes.shift() ?? 500))
  expect(await createRunner()(send, { back: '/here#save' })).toBeDefined()
  expect(happened).toEqual(['sign in /here#save'])
  expect(send).toHaveBeenCalledTimes(2)
})

test('whoever does not log in is told to', async () => {
  effects.signInAgain = async () => false
  const rollBack = vi.fn()
  await createRunner()(answering(401), { optimistic: () => rollBack })
  expect(states.at(-1)?.trouble?.message).toBe(texts.errors.signed_out)
  expect(rollBack).toHaveBeenCalledOnce()
})

test('a page that is left for the login stays busy', async () => {
  effects.signInAgain = () => new Promise(() => {})
  createRunner()(answering(401), { name: 'save' })
  await Promise.resolve()
  expect(states.at(-1)?.busyWith).toBe('save')
})

test('a visitor is refused, since there was no session to end', async () => {
  effects.isSignedIn = false
  await createRunner()(answering(401))
  expect(happened).toEqual([])
  expect(states.at(-1)?.trouble?.code).toBe(401)
})

test('what handled its outcome itself leaves nothing behind', async () => {
  expect(await createRunner()(async () => undefined, { toasts: 'both' })).toBeUndefined()
  expect(happened).toEqual([])
  expect(states.at(-1)).toEqual({ busyWith: undefined, trouble: undefined })
})

test('a failure of what follows does not leave it busy', async () => {
  const run = createRunner()
  const onDone = () => Promise.reject(new Error('no'))
  await expect(run(answering(200), { onDone })).rejects.toThrow('no')
  expect(states.at(-1)?.busyWith).toBeUndefined()
})

test.for([
  ['is shown at once and stays', [true], [200], true],
  ['goes back when it failed', [true], [500], false],
  ['goes back to what the server has, however often it failed', [true, false], [500, 500], false],
  ['keeps the last of two presses', [true, false], [200, 200], false],
  ['keeps the first when only the second failed', [true, false], [200, 503], true],
  ['keeps the second when only the first failed', [true, false, true], [500, 200, 200], true],
  ['goes back behind two that failed', [true, false, true], [200, 500, 500], true],
] as const)('an optimistic update %s', async ([, presses, codes, wanted]) => {
  const run = createRunner()
  const sent: boolean[] = []
  let shown = false
  const calls = presses.map((press, at) => {
    const call = run(
      async () => {
        sent.push(press)
        return reply(codes[at] ?? 500)
      },
      {
        inTurn: true,
        optimistic() {
          const before = shown
          shown = press
          return () => {
            shown = before
          }
        },
      },
    )
    expect(shown).toBe(press)
    return call
  })
  await Promise.all(calls)

  expect(shown).toBe(wanted)
  expect(sent).toEqual(presses)
  expect(states.at(-1)?.busyWith).toBeUndefined()
})

test('calls in turn wait for each other and are busy until the last ends', async () => {
  const run = createRunner()
  const order: string[] = []
  const send = (name: string) => async () => {
    order.push(`${name} sent`)
    await Promise.resolve()
    order.push(`${name} answered`)
    return reply(200)
  }
  const first = run(send('first'), { inTurn: true })
  const second = run(send('second'), { inTurn: true, name: 'second' })
  await first
  expect(states.at(-1)?.busyWith).toBe('second')
  await second
  expect(order).toEqual(['first sent', 'first answered', 'second sent', 'second answered'])
})

test('an edit takes a failure away', async () => {
  const runner = createCallRunner((state) => states.push(state))
  await runner.run(answering(500), {}, effects)
  runner.edit()
  expect(states.at(-1)?.trouble).toBeUndefined()
})
