import { useEffect, useRef, useState } from 'react'
import { askToSpeak } from '#app/features/wizard/speech/speech-language.ts'
import {
  isMicrophoneAllowed,
  type Recognition,
  readResult,
  speechRecognition,
} from '#app/features/wizard/speech/speech-recognition.ts'
import * as texts from '#contract/texts.ts'

type SpeechOptions = {
  language: string
  /** Called with words that will not change any more. */
  onWords: (words: string) => void
  /** Called when it has ended without an error. */
  onEnd: () => void
}

/** Listens from the first render on, until it is stopped or nothing more is said. */
export function useSpeech({ language, onWords, onEnd }: SpeechOptions) {
  const [isListening, setListening] = useState(false)
  const [open, setOpen] = useState('')
  const [trouble, setTrouble] = useState('')
  const recognition = useRef<Recognition>(undefined)
  const latest = useRef({ onWords, onEnd })
  useEffect(() => {
    latest.current = { onWords, onEnd }
  })

  function listen() {
    const Recogniser = speechRecognition()
    if (!Recogniser) return
    if (!isMicrophoneAllowed()) return askToSpeak(language)
    let failure = ''
    const own = new Recogniser()
    recognition.current = own
    own.lang = language
    own.interimResults = true
    // Chrome on Android repeats every result while it goes on listening.
    own.continuous = !/Android/.test(navigator.userAgent)
    own.onstart = () => setListening(true)
    own.onresult = (event) => {
      const result = readResult(event)
      setOpen(result.open)
      if (result.settled) latest.current.onWords(result.settled)
    }
    own.onerror = ({ error }) => {
      failure = error === 'aborted' ? '' : troubleOf(error)
    }
    own.onend = () => {
      if (recognition.current !== own) return
      setListening(false)
      setOpen('')
      setTrouble(failure)
      if (!failure) latest.current.onEnd()
    }
    setTrouble('')
    own.start()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens once, until it is asked again
  useEffect(() => {
    listen()
    return () => {
      const own = recognition.current
      recognition.current = undefined
      own?.abort()
    }
  }, [])

  return {
    isListening,
    /** What is heard and may still change. */
    open,
    trouble,
    again: listen,
    stop: () => recognition.current?.stop(),
  }
}

function troubleOf(error: string) {
  const { refused, noMicrophone, noNetwork, nothingHeard, failed } = texts.wizard.speech
  switch (error) {
    case 'not-allowed':
    case 'service-not-allowed':
      return refused
    case 'audio-capture':
      return noMicrophone
    case 'network':
      return noNetwork
    case 'no-speech':
      return nothingHeard
    default:
      return failed
  }
}
