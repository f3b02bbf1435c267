import { flushSync } from 'react-dom'

/** Shows what is wrong with a form and leads to the first field it is wrong with. */
export function focusFirstInvalid(form: HTMLElement, show: () => void) {
  flushSync(show)
  form
    .querySelector<HTMLElement>('[aria-invalid=true]:not([role]), [aria-invalid=true] input')
    ?.focus()
}
