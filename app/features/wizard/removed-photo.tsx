import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/forms/undo-toast.module.css'

type RemovedPhotoProps = { name: string; onUndo: () => void }

/** The text of a toast: which picture was removed, and Undo. */
export function RemovedPhoto({ name, onUndo }: RemovedPhotoProps) {
  const [isBack, setBack] = useState(false)

  function undo() {
    flushSync(() => setBack(true))
    onUndo()
  }

  if (isBack) return texts.wizard.photoBack(name)
  return (
    <span className={styles.undo}>
      {texts.wizard.photoRemoved(name)}
      <Button variant="plain" small onClick={undo}>
        Undo
      </Button>
    </span>
  )
}
