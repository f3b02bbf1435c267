import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AnswerOf, call } from '#app/forms/api-client.ts'
import { keepDraft } from '#app/forms/drafts.ts'
import { useCall } from '#app/forms/use-call.ts'
import { useViewer } from '#app/session/root-data.ts'
import { isOption } from '#contract/options/option-list.ts'
import { categories, cities, deals } from '#contract/options.ts'

export type ReadSentence = AnswerOf<'/api/prop/sentence'>['data']

/** The basic details as their fields hold them; '' where nothing is chosen. */
export type Basics = { city: string; category: string; deal: string }

const DEBOUNCE_MS = 450

type SentenceOptions = {
  /** What was typed before. */
  text: string
  byHand: Partial<Basics>
  onBasics: (basics: Partial<Basics>) => void
  onText: (text: string) => void
}

/**
 * An owner's sentence: read while it is typed, until a draft is made of it. Basic
 * details that were chosen by hand (`byHand`) win over its words.
 */
export function useSentence({ byHand, onBasics, onText, ...kept }: SentenceOptions) {
  const person = useViewer()?.phone ?? ''
  const [text, setText] = useState(kept.text)
  const [read, setRead] = useState<ReadSentence>()
  const [trouble, setTrouble] = useState('')
  const { run, edit, trouble: refusal } = useCall()
  const [isReading, setReading] = useState(false)
  const [without, setWithout] = useState<string[]>([])
  const newest = useRef(0)
  const chosen = JSON.stringify(byHand)

  const show = useEffectEvent(onBasics)

  useEffect(() => {
    const turn = ++newest.current
    if (text.trim() === '') {
      setRead(undefined)
      setReading(false)
      return
    }
    setReading(true)
    const timer = setTimeout(async () => {
      const reply = await call('/api/prop/sentence', { text, ...posted(JSON.parse(chosen)) })
      // A later keystroke makes this answer an old one.
      if (turn !== newest.current) return
      setReading(false)
      setTrouble(reply.ok ? '' : reply.message)
      if (!reply.ok) return
      setRead(reply.answer.data)
      const { city, property_category: category, property_status: deal } = reply.answer.data.basics
      show({ ...(city && { city }), ...(category && { category }), ...(deal && { deal }) })
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, chosen])

  return {
    text,
    /** Puts a text back that was typed before. */
    restore: setText,
    read,
    trouble,
    /** Why no draft could be made of it. */
    refusal: refusal?.message,
    isReading,
    without,
    type(typed: string) {
      setText(typed)
      edit()
      onText(typed)
    },
    /** Leaves an answer out that was read wrongly, or takes it back in. */
    toggle(name: string) {
      setWithout((names) =>
        names.includes(name) ? names.filter((each) => each !== name) : [...names, name],
      )
    },
    /** Makes a draft of the sentence; answers its number, or undefined when that failed. */
    async begin(basics: Basics, draftKey: string) {
      const form = { text, ...posted(basics), without, draft_key: draftKey }
      const answer = await run('/api/prop/sentence/draft', form)
      if (!answer) return undefined
      const spn = answer.spn_already
      const filled = read?.understood.filter(({ name }) => !without.includes(name)) ?? []
      keepDraft(filledKey(spn), person, { value: filled })
      return spn
    },
  }
}

/** Where the answers are kept that a sentence filled in, so that each step can mark its own. */
export function filledKey(spn: string): string {
  return `sentence ${spn}`
}

function posted({ city, category, deal }: Partial<Basics>) {
  return {
    ...(isOption(cities, city) && { city }),
    ...(isOption(categories, category) && { property_category: category }),
    ...(isOption(deals, deal) && { property_status: deal }),
  }
}
