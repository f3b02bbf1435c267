import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until this is what the keyboard speaks to. */
export function expectFocus(target: Locator) {
  return expect.poll(() => target.evaluate((it) => it === document.activeElement)).toBe(true)
}
