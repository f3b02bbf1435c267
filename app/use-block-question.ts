import { useAlert } from '#app/ui/alert-provider.tsx'
import * as messages from '#contract/messages/blocking.ts'

/** Asks whether to block a person: unblocking does not bring back the visits that it declines. */
export function useBlockQuestion() {
  const ask = useAlert()
  return (name: string) =>
    ask({
      title: messages.blockQuestion(name),
      text: messages.blockText,
      ok: messages.block,
      cancel: messages.doNotBlock,
    })
}
