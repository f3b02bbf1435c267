import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

/** Submits a GET form as a client-side navigation: its fields become the query of the page. */
export function useAskingForm() {
  const navigate = useNavigate()

  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) asked.append(name, String(value))
    navigate(`?${asked}`, { preventScrollReset: true })
  }
}
