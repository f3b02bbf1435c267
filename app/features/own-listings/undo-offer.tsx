import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#app/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import * as styles from '#app/features/own-listings/own-listings.module.css'

/** The text of a toast: what was done, and Undo, which is replaced by what became of it. */
export function UndoOffer({ text, listingId }: { text: string; listingId: string }) {
  const [outcome, setOutcome] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function undo() {
    setBusy(true)
    const reply = await call('/api/prop/sbpl/undo', { _id: listingId })
    setOutcome(reply.ok ? reply.answer.data.message : reply.message)
    await revalidate()
  }

  if (outcome) return outcome
  return (
    <span className={styles.undo}>
      {text}
      <Button variant="plain" small busy={busy} onClick={undo}>
        Undo
      </Button>
    </span>
  )
}
