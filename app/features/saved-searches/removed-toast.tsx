import { useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import * as styles from '#app/features/saved-searches/saved-search-card.module.css'

/** The text of a toast: the search is removed, and Undo, which is replaced by what became of it. */
export function RemovedToast({ text, id }: { text: string; id: string }) {
  const [outcome, setOutcome] = useState<string>()
  const { run, isBusy, trouble } = useCall({ refreshes: 'answered' })

  function undo() {
    return run(
      '/api/user/saved-searches/remove',
      { id, removed: false },
      { onDone: ({ data }) => setOutcome(data.message) },
    )
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
