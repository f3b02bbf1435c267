import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUnsavedSync, type DeviceCopy } from '#app/features/wizard/unsaved-sync.ts'
import type { Unsaved } from '#app/features/wizard/wizard-draft.ts'
import type { UnsavedInput } from '#contract/listing/unsaved-steps.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the device keeps a copy until what is typed has arrived', async () => {
  const { device, server, openPage } = start()
  const page = openPage()
  page.type({ title: 'Half a' })
  expect(device.copy?.input).toEqual({ title: 'Half a' })
  await arrive()
  expect(server.stored?.input).toEqual({ title: 'Half a' })
  expect(device.copy).toBeUndefined()
})

test('a page that is reloaded while it sends leaves its copy to the next one', async () => {
  const { device, server, openPage } = start()
  const before = openPage()
  before.type({ title: 'Half a sentence' })
  const arrived = before.autosave.flush()
  before.leave()
  await arrived
  expect(device.copy?.input).toEqual({ title: 'Half a sentence' })

  // Loaded before the input arrived, so on the revision before it.
  const after = openPage()
  after.restore(device.copy!)
  await arrive()
  expect(after.theirs).toBeUndefined()
  expect(server.stored?.input).toEqual({ title: 'Half a sentence' })
  expect(device.copy).toBeUndefined()
})

test('a page that was not left after all drops its copy with the next typing, save or answer', async () => {
  const { device, openPage } = start()
  const page = openPage()
  page.type({ title: 'Half a' })
  page.leave()
  await arrive()
  expect(device.copy).toBeDefined()
  page.type({ title: 'Half a sentence' })
  await arrive()
  expect(device.copy).toBeUndefined()

  page.type({ title: 'Another' })
  page.leave()
  await arrive()
  page.cancel()
  expect(device.copy).toBeUndefined()
})

test('what is typed on another device meanwhile waits for an answer', async () => {
  const { device, server, phone } = await typeOnTwoDevices()
  expect(phone.theirs?.input).toEqual({ title: 'From the laptop' })
  expect(device.copy?.input).toEqual({ title: 'From the phone' })

  await phone.answer(true, phone.theirs)
  expect(server.stored?.input).toEqual({ title: 'From the phone' })
  expect(device.copy).toBeUndefined()
})

test('their input is taken by dropping what was typed here', async () => {
  const { device, server, phone } = await typeOnTwoDevices()
  await phone.answer(false, phone.theirs)
  expect(device.copy).toBeUndefined()
  phone.type({ title: 'Typed on' })
  await arrive()
  expect(server.stored?.input).toEqual({ title: 'Typed on' })
})

test('a save takes the place of what is still to be sent, unless it fails', async () => {
  const { server, openPage } = start()
  const page = openPage()
  page.type({ title: 'One' })
  await arrive()
  page.type({ title: 'Two' })
  await page.replaceBy(async (revision) => ({ ok: revision === 'r1' }))
  await arrive()
  expect(server.stored?.input).toEqual({ title: 'One' })
  await page.replaceBy(async () => ({ ok: false }))
  await arrive()
  expect(server.stored?.input).toEqual({ title: 'Two' })
})

test('what is discarded is dropped on the server too', async () => {
  const { device, server, openPage } = start()
  const page = openPage()
  page.type({ title: 'One' })
  await arrive()
  await page.discard()
  expect(server.stored?.input).toEqual({})
  expect(device.copy).toBeUndefined()
})

test('input that cannot be sent is reported, and kept by the device', async () => {
  const { device, server, openPage } = start()
  const page = openPage()
  server.isDown = true
  page.type({ title: 'Offline' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.status).toBe('failed')
  expect(device.copy?.input).toEqual({ title: 'Offline' })
  server.isDown = false
  await arrive()
  expect(page.status).toBe('kept')
})

async function typeOnTwoDevices() {
  const { device, server, openPage } = start()
  const phone = openPage()
  openPage().type({ title: 'From the laptop' })
  await arrive()
  phone.type({ title: 'From the phone' })
  await arrive()
  return { device, server, phone }
}

/** Long enough for a pause in typing, the call and its retries. */
function arrive() {
  return vi.advanceTimersByTimeAsync(60_000)
}

/** A server that refuses input on an older revision, and a device. */
function start() {
  const device: { copy: DeviceCopy | undefined } = { copy: undefined }
  const server: { stored: Unsaved | undefined; isDown: boolean } = {
    stored: undefined,
    isDown: false,
  }
  let revisions = 0
  const refuse = (code: number) => ({ ok: false, code, message: '', errors: {} }) as const

  async function send(input: UnsavedInput, revision: string | undefined) {
    if (server.isDown) return refuse(0)
    if (revision !== server.stored?.revision) return refuse(409)
    server.stored = { input, typedOver: '', revision: `r${++revisions}` }
    const data = { message: '', revision: server.stored.revision }
    return { ok: true, answer: { data } } as const
  }

  function openPage() {
    const shown: { theirs?: Unsaved | undefined; status?: string } = {}
    const sync = createUnsavedSync({
      revision: undefined,
      send,
      load: async () => ({ ok: true, answer: { data: { unsaved: server.stored ?? null } } }),
      keepOnDevice: (copy) => {
        device.copy = structuredClone(copy)
      },
      dropFromDevice: () => {
        device.copy = undefined
      },
      onTheirs: (theirs) => {
        shown.theirs = theirs
      },
      onStatus: (status) => {
        shown.status = status
      },
    })
    return Object.assign(shown, sync)
  }

  return { device, server, openPage }
}
