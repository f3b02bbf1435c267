import { createContext, useContext, useEffect } from 'react'
import type { DraftAnswers } from '#app/features/wizard/wizard-draft.ts'

/** Hands what is being typed to what stands beside the form, such as a preview. */
export const LiveAnswersContext = createContext<(answers: DraftAnswers) => void>(() => undefined)

/** Shows the values of a step's fields beside it, with every change. */
export function useLiveAnswers(values: DraftAnswers) {
  const show = useContext(LiveAnswersContext)
  useEffect(() => show(values), [show, values])
}
