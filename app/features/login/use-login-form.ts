import { type RefObject, useLayoutEffect, useState } from 'react'
import { cutPhone } from '#contract/phones.ts'

export type LoginValues = { full_name: string; email: string; phone_no: string; u_otp: string }
export type LoginErrors = Partial<Record<keyof LoginValues, string>>

/** What is typed and what is wrong with it. Typing in a field takes its error away. */
export function useLoginForm(form: RefObject<HTMLFormElement | null>, phone: string) {
  const [values, setValues] = useState<LoginValues>({ ...blank, phone_no: cutPhone(phone) })
  const [errors, setErrors] = useState<LoginErrors>({})

  // On a slow network people type before the page is live; that must not get lost.
  useLayoutEffect(() => {
    const typed = Object.entries(blank).flatMap(([name]) => {
      const field = form.current?.elements.namedItem(name)
      return field instanceof HTMLInputElement && field.value ? [[name, field.value]] : []
    })
    if (typed.length > 0) setValues((before) => ({ ...before, ...Object.fromEntries(typed) }))
  }, [form])

  function change(name: keyof LoginValues, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }

  return { values, errors, change, setErrors }
}

const blank: LoginValues = { full_name: '', email: '', phone_no: '', u_otp: '' }
