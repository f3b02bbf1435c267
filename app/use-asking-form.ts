import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

/** Sends a form that only asks the way a link goes: its answers become the page's address. */
export function useAskingForm() {
  const navigate = useNavigate()

  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) asked.append(name, String(value))
    navigate(`?${asked}`, { preventScrollReset: true })
  }
}
