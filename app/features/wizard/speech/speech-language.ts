export type SpeechLanguage = 'en-IN' | 'hi-IN'

const key = 'speak'

/** Loads the page anew, because only then it may use the microphone; it goes on with speaking. */
export function askToSpeak(language: string) {
  try {
    sessionStorage.setItem(key, language)
  } catch {
    // Storage is refused: the button must be pressed again after the load.
  }
  location.reload()
}

/** The language that somebody was about to speak before the page was loaded anew. */
export function takeAskedLanguage(): SpeechLanguage | undefined {
  try {
    const asked = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return asked === 'en-IN' || asked === 'hi-IN' ? asked : undefined
  } catch {
    return undefined
  }
}
