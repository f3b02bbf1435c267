import { useLayoutEffect, useState } from 'react'
import type { BasicStepProps } from '#app/features/wizard/basic-step.tsx'
import { type Basics, useSentence } from '#app/features/wizard/use-sentence.ts'
import { useUnsaved } from '#app/features/wizard/use-unsaved.ts'
import { isOption } from '#contract/options/option-list.ts'
import { categories, cities, deals } from '#contract/options.ts'

type BasicsOptions = Pick<BasicStepProps, 'start' | 'written' | 'spn' | 'unsaved'>

/** The basic details as the owner's sentence says them; what is chosen by hand counts more. */
export function useBasics({ start, written = '', spn, unsaved }: BasicsOptions) {
  const { keeper } = useUnsaved({
    place: { upload_type: 'basic_details' },
    start: { text: '', ...start },
    stored: unsaved,
  })
  const [before] = useState(() => readTyped(keeper.initial?.values))
  const [answers, setAnswers] = useState({ ...start, ...before.basics })
  const [byHand, setByHand] = useState<Partial<Basics>>(before.basics)
  const sentence = useSentence({
    text: written || before.text,
    byHand,
    onBasics: (said) => setAnswers((now) => ({ ...now, ...said })),
    onText: (text) => note(text, byHand),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what only this device knows is read once
  useLayoutEffect(() => {
    if (written) {
      note(written, byHand)
      // From now on it is kept like anything typed here: a reload must not bring the first words back.
      return window.history.replaceState(window.history.state, '', window.location.pathname)
    }
    const onDevice = spn ? undefined : keeper.read()
    if (!onDevice) return
    const { text, basics } = readTyped(onDevice.values)
    sentence.restore(text)
    setAnswers((now) => ({ ...now, ...basics }))
    setByHand(basics)
  }, [])

  /** The basic details of a saved draft are kept by the address until the next save. */
  function note(text: string, chosen: Partial<Basics>) {
    if (!spn) keeper.note({ text, ...start, ...chosen })
  }

  return {
    answers,
    sentence,
    choose(chosen: Partial<Basics>) {
      setAnswers({ ...answers, ...chosen })
      setByHand({ ...byHand, ...chosen })
      note(sentence.text, { ...byHand, ...chosen })
    },
    forget: keeper.forget,
  }
}

function readTyped(values: Record<string, unknown> = {}) {
  const { text, city, category, deal } = values
  return {
    text: typeof text === 'string' ? text : '',
    basics: {
      ...(isOption(cities, city) && { city }),
      ...(isOption(categories, category) && { category }),
      ...(isOption(deals, deal) && { deal }),
    },
  }
}
