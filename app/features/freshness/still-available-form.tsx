import { useState } from 'react'
import { call } from '#app/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as messages from '#contract/messages.ts'
import type { Deal } from '#contract/options.ts'
import * as styles from '#app/features/freshness/freshness.module.css'

/** Two buttons: opening the link alone, as previews of messages do, answers nothing. */
export function StillAvailableForm({ token, deal }: { token: string; deal: Deal }) {
  const [busy, setBusy] = useState<'yes' | 'no'>()
  const [outcome, setOutcome] = useState<{ text: string; isGood: boolean }>()

  async function answer(isAvailable: boolean) {
    if (busy) return
    setBusy(isAvailable ? 'yes' : 'no')
    const reply = await call('/api/prop/still-available', { token, available: isAvailable })
    setOutcome(
      reply.ok
        ? { text: reply.answer.data.message, isGood: true }
        : { text: reply.message, isGood: false },
    )
    setBusy(undefined)
  }

  if (outcome?.isGood) {
    return (
      <Notice role="status">
        {outcome.text} {messages.dashboard.thanks}
      </Notice>
    )
  }
  return (
    <>
      {outcome && (
        <Notice tone="bad" role="alert">
          {outcome.text}
        </Notice>
      )}
      <div className={styles.answers}>
        <Button busy={busy === 'yes'} onClick={() => answer(true)}>
          Yes, still available
        </Button>
        <Button variant="quiet" busy={busy === 'no'} onClick={() => answer(false)}>
          {deal === 'rent' ? 'No, mark it as rented' : 'No, mark it as sold'}
        </Button>
      </div>
    </>
  )
}
