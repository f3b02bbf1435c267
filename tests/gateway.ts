import { test as base } from 'vitest'
import { startGateway } from '#tests/start-gateway.ts'

/** A test with a message gateway of its own, which can be told to behave well or badly. */
export const test = base.extend('gateway', async ({}, { onCleanup }) => {
  const gateway = await startGateway()
  onCleanup(gateway.close)
  return gateway
})
