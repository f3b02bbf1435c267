import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call, type PostedOf } from '#app/forms/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/unlikely.module.css'

type Question = { text: string; about: string; isConfirmed: boolean }

type UnlikelyOptions = {
  formRef: RefObject<HTMLFormElement | null>
  /** Whether an answer may be asked about: one that is as it was saved is not asked about again. */
  isOpen: (name: string) => boolean
  answerTo: (name: string) => unknown
  /** Called when every answer is confirmed. */
  onConfirmed: () => void
}

/** Asks at their fields whether unlikely answers are right, before a step is saved. */
export function useUnlikely({ formRef, isOpen, answerTo, onConfirmed }: UnlikelyOptions) {
  const [questions, setQuestions] = useState<Record<string, Question>>({})
  // A ref, since the save after a confirmation began in an earlier render.
  const latest = useRef(questions)

  function show(next: Record<string, Question>) {
    latest.current = next
    flushSync(() => setQuestions(next))
  }

  function isAsked(name: string, question: Question | undefined): question is Question {
    return question?.about === JSON.stringify(answerTo(name)) && !question.isConfirmed
  }

  function confirm(name: string, question: Question) {
    const next = { ...latest.current, [name]: { ...question, isConfirmed: true } }
    show(next)
    if (!Object.entries(next).some(([each, asked]) => isAsked(each, asked))) onConfirmed()
  }

  return {
    /** Whether something is to be confirmed first; leads to the first question then. */
    async ask(posted: PostedOf<'/api/prop/unlikely'>) {
      const reply = await call('/api/prop/unlikely', posted)
      // The save itself reports errors of the network.
      if (!reply.ok) return false
      const found = Object.entries(reply.answer.data.unlikely).filter(([name]) => isOpen(name))
      const next = Object.fromEntries(
        found.map(([name, text]) => {
          const about = JSON.stringify(answerTo(name))
          const before = latest.current[name]
          const isConfirmed = before?.about === about && before.isConfirmed
          return [name, { text, about, isConfirmed }]
        }),
      )
      if (!Object.values(next).some(({ isConfirmed }) => !isConfirmed)) return false
      show(next)
      const first = formRef.current?.querySelector<HTMLElement>('[data-unlikely] button')
      first?.focus({ preventScroll: true })
      first?.scrollIntoView({ block: 'center' })
      return true
    },
    /** The help of a field, with the question about its answer above it. */
    helpOf(name: string, help: ReactNode) {
      const question = questions[name]
      if (!isAsked(name, question)) return help
      return (
        <>
          <span className={styles.unlikely} data-unlikely="">
            <span role="alert">{question.text}</span>
            <Button small variant="quiet" onClick={() => confirm(name, question)}>
              {texts.wizard.unlikely.confirm}
            </Button>
          </span>
          {help}
        </>
      )
    },
  }
}
