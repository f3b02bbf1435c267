import { useState } from 'react'
import { flushSync } from 'react-dom'
import { keepFocus } from '#app/browser/keep-focus.ts'
import type { PostedOf, SayingPath } from '#app/forms/api-client.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import * as styles from '#app/forms/undo-toast.module.css'

type UndoToastProps<P extends SayingPath> = { text: string; path: P; posted: PostedOf<P> }

/** The text of a toast: what was done, and Undo, which is replaced by its result. */
export function UndoToast<P extends SayingPath>({ text, path, posted }: UndoToastProps<P>) {
  const [outcome, setOutcome] = useState<string>()
  const { run, isBusy, trouble } = useCall({ refreshes: 'answered' })

  function undo() {
    return run(path, posted, {
      onDone: ({ data }) => end(data.message),
      // Without an answer it can be tried again.
      onRefused: ({ code, message }) => code !== 0 && end(message),
    })
  }

  function end(message: string) {
    // The focus follows once its button is gone.
    flushSync(() => setOutcome(message))
    keepFocus()
    return true
  }

  if (outcome) return outcome
  return (
    <span className={styles.undo}>
      {trouble?.message ?? text}
      <Button variant="plain" small busy={isBusy} onClick={undo}>
        Undo
      </Button>
    </span>
  )
}
