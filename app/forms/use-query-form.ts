import { type FormEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import type { FieldErrors } from '#app/forms/form-values.ts'

type Options = {
  /** What is wrong with the answers; they are asked for only when nothing is. */
  check?: (query: URLSearchParams) => FieldErrors
  /** The id of the answer on the page, which is scrolled to. */
  answerId?: string
}

/**
 * A form that asks for a page by its address (`method="get"`), the way a link does: it works without
 * JavaScript too, and the page's loader reads and checks the answers by the same rules.
 */
export function useQueryForm({ check = () => ({}), answerId }: Options = {}) {
  const navigate = useNavigate()
  const isBusy = useNavigation().state !== 'idle'
  const hash = answerId && `#${answerId}`
  const [errors, setErrors] = useState<FieldErrors>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = readQuery(event.currentTarget)
    const found = check(query)
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(event.currentTarget, () => setErrors(found))
      return
    }
    setErrors({})
    navigate(`?${query}${hash ?? ''}`, { preventScrollReset: true })
  }

  /** The props of the form itself, which leads to the answer without JavaScript too. */
  return { form: { action: hash, onSubmit: submit }, isBusy, errors }
}

function readQuery(form: HTMLFormElement) {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, String(value))
  return query
}
