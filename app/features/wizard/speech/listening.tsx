import { useEffect, useRef } from 'react'
import type { SpeechLanguage } from '#app/features/wizard/speech/speech-language.ts'
import { useSpeech } from '#app/features/wizard/speech/use-speech.ts'
import { Button } from '#app/ui/button.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/speech/speech.module.css'

type ListeningProps = {
  language: SpeechLanguage
  onWords: (words: string) => void
  onClose?: () => void
}

/** Listens, shows what is heard, and says why it cannot. */
export function Listening({ language, onWords, onClose = () => {} }: ListeningProps) {
  const { isListening, open, trouble, again, stop } = useSpeech({
    language,
    onWords,
    onEnd: onClose,
  })
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), [])

  if (trouble) {
    return (
      <div className={styles.listening}>
        <p role="alert">{trouble}</p>
        <Button ref={button} small onClick={again}>
          Try again
        </Button>
        <Button small variant="plain" onClick={onClose}>
          Type instead
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.listening} data-on={isListening || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <p role="status">
        {isListening ? texts.wizard.speech.listening : texts.wizard.speech.asking}
      </p>
      <Button ref={button} small variant="quiet" onClick={isListening ? stop : onClose}>
        {isListening ? 'Stop' : 'Cancel'}
      </Button>
      {open && (
        <p className={styles.heard} lang={language} aria-hidden="true">
          {open} …
        </p>
      )}
    </div>
  )
}
