import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import * as texts from '#contract/texts/sender.ts'

type StopButtonProps = {
  reference: string
  /** Whether it was stopped already; the button stays until the end, and the focus with it. */
  isStopping?: boolean
}

/** Stops a broadcast after a confirmation: what is sent cannot be taken back, what waits can. */
export function StopButton({ reference, isStopping = false }: StopButtonProps) {
  const { run, isBusy } = useCall({ refreshes: 'answered', toasts: 'both' })
  const confirm = useConfirm()

  async function stop() {
    const isSure = await confirm({
      title: texts.stopQuestion,
      text: texts.stopText,
      ok: texts.stop,
      cancel: texts.keepSending,
    })
    if (isSure) await run('/api/mess/stop', { reference })
  }

  return (
    <Button variant="danger" small wide busy={isBusy || isStopping} onClick={stop}>
      {texts.stop}
    </Button>
  )
}
