import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type SpeechLanguage,
  takeAskedLanguage,
} from '#app/features/wizard/speech/speech-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as styles from '#app/features/wizard/speech/speech.module.css'

const Listening = lazyComponent(
  async () => (await import('#app/features/wizard/speech/listening.tsx')).Listening,
)

type SpeakButtonsProps = {
  /** Adds spoken words to the sentence. */
  onWords: (words: string) => void
}

/** Speak the sentence, where the browser can recognise speech. */
export function SpeakButtons({ onWords }: SpeakButtonsProps) {
  const hydrated = useHydrated()
  const [language, setLanguage] = useState<SpeechLanguage>()
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => setLanguage(takeAskedLanguage()), [])

  function close() {
    flushSync(() => setLanguage(undefined))
    // The buttons are rendered again; the focus returns to the one of the same language.
    buttons.current?.querySelector<HTMLElement>(`[data-language=${language}]`)?.focus()
  }

  if (!hydrated || !canSpeak()) return null
  if (language) {
    return <Listening language={language} onWords={onWords} onClose={close} />
  }
  const button = (asked: SpeechLanguage) => ({
    variant: 'quiet' as const,
    small: true,
    'data-language': asked,
    onPointerEnter: Listening.prepare,
    onClick: () => setLanguage(asked),
  })
  return (
    <div ref={buttons} className={styles.speak}>
      <span className="small soft">Or speak it:</span>
      <Button {...button('hi-IN')} aria-label="Speak हिन्दी">
        <Icon name="mic" />
        <span lang="hi">हिन्दी</span>
      </Button>
      <Button {...button('en-IN')} aria-label="Speak English">
        <Icon name="mic" />
        English
      </Button>
    </div>
  )
}

function canSpeak() {
  return 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window
}
