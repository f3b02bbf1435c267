import { useState } from 'react'
import { call } from '#app/api-client.ts'
import { keepFocus } from '#app/keep-focus.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { Button } from '#app/ui/button.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import * as styles from '#app/features/own-listings/own-listings.module.css'

/** The text of a toast: what was done, and Undo, which is replaced by what became of it. */
export function UndoOffer({ text, listingId }: { text: string; listingId: string }) {
  const [outcome, setOutcome] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh()

  async function undo() {
    setBusy(true)
    const reply = await call('/api/prop/sbpl/undo', { _id: listingId })
    setBusy(false)
    // Without an answer it can be tried again.
    if (!reply.ok && reply.code === 0) return setTrouble(reply.message)
    if (!reply.ok && reply.code === 401) return leaveForLogin()
    setOutcome(reply.ok ? reply.answer.data.message : reply.message)
    await refresh()
    keepFocus()
  }

  if (outcome) return outcome
  return (
    <span className={styles.undo}>
      {trouble ?? text}
      <Button variant="plain" small busy={busy} onClick={undo}>
        Undo
      </Button>
    </span>
  )
}
