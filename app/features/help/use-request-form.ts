import { type FormEvent, useState } from 'react'
import { call } from '#app/api-client.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts'
import * as messages from '#contract/messages.ts'

type RequestPath = '/api/req/call' | '/api/req/mail'
type Trouble = { message: string; errors: Record<string, string> }

const noTrouble: Trouble = { message: '', errors: {} }

/** The state of a form to our team. What was typed stays until the server has it. */
export function useRequestForm<Values extends Record<string, string>>(
  path: RequestPath,
  start: Values,
  empty: Values,
  onSent: () => void,
) {
  const [values, setValues] = useState(start)
  const [trouble, setTrouble] = useState(noTrouble)
  const [isBusy, setBusy] = useState(false)
  const alert = useAlert()

  function change(name: keyof Values & string, value: string) {
    setValues((now) => ({ ...now, [name]: value }))
    setTrouble(({ errors: { [name]: _, ...errors } }) => ({ message: '', errors }))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setBusy(true)
    const reply = await call(path, values)
    setBusy(false)
    if (!reply.ok) return focusFirstInvalid(form, () => setTrouble(reply))
    setTrouble(noTrouble)
    setValues(empty)
    await alert(messages.help.thanks)
    onSent()
  }

  return { values, change, send, isBusy, ...trouble }
}

/** What the forms need of it. */
export type RequestForm<Name extends string> = {
  values: Record<Name, string>
  change: (name: Name, value: string) => void
  send: (event: FormEvent<HTMLFormElement>) => void
  isBusy: boolean
  message: string
  errors: Record<string, string>
}
