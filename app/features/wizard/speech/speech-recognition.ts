/** The part of the browser's speech recognition that is used here; its types are not in TypeScript yet. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onstart: (() => void) | null
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

export type RecognitionEvent = {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

type SpeechWindow = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

/** The browser's own speech recognition; undefined where it has none. */
export function speechRecognition(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow
  return SpeechRecognition ?? webkitSpeechRecognition
}

type PolicyDocument = { featurePolicy?: { allowsFeature: (name: string) => boolean } }

/**
 * Whether this document may use the microphone. Only the wizard's first page is served so, and
 * whoever came to it from another page of the site still has that page's policy.
 */
export function isMicrophoneAllowed(): boolean {
  return (document as PolicyDocument).featurePolicy?.allowsFeature('microphone') ?? true
}

/** Parts of a result: what is settled, and what may still change. */
export function readResult({ resultIndex, results }: RecognitionEvent) {
  const parts = Array.from(results).slice(resultIndex)
  const textOf = (isFinal: boolean) =>
    parts
      .filter((part) => part.isFinal === isFinal)
      .map((part) => part[0]?.transcript.trim() ?? '')
      .filter(Boolean)
      .join(' ')
  return { settled: textOf(true), open: textOf(false) }
}
