/** What was done before the page could hear it, noted by the script that starts the page. */
export type EarlyInput = {
  pressed?: HTMLElement | null
  /** The fields that were typed into, chosen or ticked, with what they then held. */
  filled: Map<HTMLInputElement, string | boolean>
}

declare global {
  interface Window {
    early?: EarlyInput
  }
}

/** Does it again, now that it is heard. */
export function repeatEarlyInput() {
  const { pressed, filled } = window.early ?? { filled: new Map() }
  window.early = undefined
  for (const [field, value] of filled) if (field.isConnected) fillAgain(field, value)
  if (pressed?.isConnected) pressed.click()
}

/** React hears of a change only where a field differs from what it saw last. */
function fillAgain(field: HTMLInputElement, value: string | boolean) {
  if (typeof value === 'boolean') {
    field.checked = !value
    field.click()
    return
  }
  // The browser keeps a chosen file by itself, and lets nobody name one.
  if (field.type === 'file') return
  field.value = `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
