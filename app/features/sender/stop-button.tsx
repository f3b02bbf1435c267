import { useState } from 'react'
import { call } from '#app/api-client.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import * as messages from '#contract/messages/sender.ts'

type StopButtonProps = {
  reference: string
  /** Whether it was stopped already; the button stays until the end, and the focus with it. */
  isStopping?: boolean
}

/** Stops a message to many after a question: what is sent cannot be taken back, what waits can. */
export function StopButton({ reference, isStopping = false }: StopButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [ask, toast] = [useAlert(), useToast()]
  const refresh = useRefresh()

  async function stop() {
    const isSure = await ask({
      title: messages.stopQuestion,
      text: messages.stopText,
      ok: messages.stop,
      cancel: messages.keepSending,
    })
    if (!isSure) return
    setBusy(true)
    const reply = await call('/api/mess/stop', { ref_no: reference })
    if (!reply.ok && reply.code === 401) return leaveForLogin()
    if (reply.ok) toast(reply.answer.data.message)
    else toast(reply.message, 'bad')
    await refresh()
    setBusy(false)
  }

  return (
    <Button variant="danger" small wide busy={isBusy || isStopping} onClick={stop}>
      {messages.stop}
    </Button>
  )
}
