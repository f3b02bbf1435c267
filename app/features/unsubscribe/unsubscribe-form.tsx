import { useState } from 'react'
import { call } from '#app/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** A button: opening the link alone, as mail scanners do, changes nothing. */
export function UnsubscribeForm({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ text: string; isGood: boolean }>()

  async function unsubscribe() {
    if (isBusy) return
    setBusy(true)
    const reply = await call('/api/user/unsubscribe', { token })
    const text = reply.ok ? reply.answer.data.message : reply.message
    setOutcome({ text, isGood: reply.ok })
    setBusy(false)
  }

  if (outcome?.isGood) return <Notice role="status">{outcome.text}</Notice>
  return (
    <>
      {outcome && (
        <Notice tone="bad" role="alert">
          {outcome.text}
        </Notice>
      )}
      <p>
        <Button busy={isBusy} onClick={unsubscribe}>
          Send me no more offers
        </Button>
      </p>
    </>
  )
}
