import { useState } from 'react'
import { call } from '#app/api-client.ts'
import { useToast } from '#app/ui/toast.tsx'
import * as messages from '#contract/messages.ts'

/** Whether a listing is on the viewer's list: flips at once, and back when it could not be saved. */
export function useSaved(spn: string, isSavedAtFirst: boolean) {
  const [isSaved, setSaved] = useState(isSavedAtFirst)
  const toast = useToast()

  async function save(wanted: boolean) {
    setSaved(wanted)
    const reply = await call('/api/prop/save', { spnInput: spn, save_status: wanted })
    if (reply.ok) return toast(reply.answer.data.message)
    setSaved(!wanted)
    toast(messages.listing.saveFailed, 'bad')
  }

  return { isSaved, save }
}
