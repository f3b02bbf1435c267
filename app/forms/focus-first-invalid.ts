import { flushSync } from 'react-dom'

/** Shows the errors of a form and focuses the first field with one. */
export function focusFirstInvalid(form: HTMLElement, show: () => void) {
  flushSync(show)
  const field = form.querySelector<HTMLElement>(
    '[aria-invalid=true]:not([role]), input[aria-invalid=true], [aria-invalid=true] input',
  )
  field?.focus()
  // A wrong code is replaced as a whole, never corrected digit by digit.
  if (field instanceof HTMLInputElement && field.autocomplete === 'one-time-code') field.select()
}

/** Leads to a field and selects what it holds, so that typing replaces it. */
export function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.select()
}
