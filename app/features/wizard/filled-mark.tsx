import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/filled-mark.module.css'

/** Says below a field which words of the owner's sentence filled it in, above its own help. */
export function filledMark(words: string, help: ReactNode) {
  return (
    <>
      <span className={styles.mark}>
        <Icon name="feather" />
        <span>
          {texts.wizard.fromSentence} {words && <q>{words}</q>}
        </span>
      </span>
      {help}
    </>
  )
}
