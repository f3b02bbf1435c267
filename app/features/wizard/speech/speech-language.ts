export type SpeechLanguage = 'en-IN' | 'hi-IN'

const key = 'speak'

/** Reloads the page, because only then it may use the microphone; listening goes on after that. */
export function askToSpeak(language: string) {
  try {
    sessionStorage.setItem(key, language)
  } catch {
    // Storage is refused: the button must be pressed again after the load.
  }
  location.reload()
}

/** The language that somebody was about to speak before the reload. */
export function takeAskedLanguage(): SpeechLanguage | undefined {
  try {
    const asked = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return asked === 'en-IN' || asked === 'hi-IN' ? asked : undefined
  } catch {
    return undefined
  }
}
