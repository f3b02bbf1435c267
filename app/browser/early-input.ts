/** Input before hydration, recorded by the start script. */
export type EarlyInput = {
  pressed?: HTMLElement | null
  /** The fields that were changed, with their values. */
  filled: Map<HTMLInputElement, string | boolean>
}

declare global {
  interface Window {
    early?: EarlyInput
  }
}

/** Replays the recorded input after hydration. */
export function repeatEarlyInput() {
  const { pressed, filled } = window.early ?? { filled: new Map() }
  window.early = undefined
  for (const [field, value] of filled) if (field.isConnected) fillAgain(field, value)
  if (pressed?.isConnected) pressed.click()
}

/** React ignores an input event whose value it saw last, so another value is set first. */
function fillAgain(field: HTMLInputElement, value: string | boolean) {
  if (typeof value === 'boolean') {
    field.checked = !value
    field.click()
    return
  }
  // The browser keeps a chosen file, and scripts cannot set one.
  if (field.type === 'file') return
  field.value = `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
