import { useConfirm } from '#app/ui/confirm-provider.tsx'
import * as texts from '#contract/texts/blocking.ts'

/** Asks whether to block a person: unblocking does not bring back the visits that it declines. */
export function useBlockQuestion() {
  const confirm = useConfirm()
  return (name: string) =>
    confirm({
      title: texts.blockQuestion(name),
      text: texts.blockText,
      ok: texts.block,
      cancel: texts.doNotBlock,
    })
}
