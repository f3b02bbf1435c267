import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AnswerOf, call } from '#app/api-client.ts'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useViewer } from '#app/root-data.ts'
import { isOption } from '#contract/option-list.ts'
import { categories, cities, deals } from '#contract/options.ts'

export type ReadSentence = AnswerOf<'/api/prop/sentence'>['data']

/** The basic details as their fields hold them; '' where nothing is chosen. */
export type Basics = { city: string; category: string; deal: string }

const DEBOUNCE_MS = 450
const kept = 'sentence'

/**
 * An owner's sentence: read while it is typed, kept in this tab until a draft is made of it. Basic
 * details that were chosen by hand (`byHand`) win over its words.
 */
export function useSentence(byHand: Partial<Basics>, onBasics: (basics: Partial<Basics>) => void) {
  const person = useViewer()?.phone ?? ''
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadSentence>()
  const [trouble, setTrouble] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isReading, setReading] = useState(false)
  const [without, setWithout] = useState<string[]>([])
  const newest = useRef(0)
  const chosen = JSON.stringify(byHand)

  const show = useEffectEvent(onBasics)

  useEffect(() => {
    const before = readDraft(kept, person)?.values.text
    if (typeof before === 'string') setText(before)
  }, [person])

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
    read,
    trouble,
    /** Why no draft could be made of it. */
    refusal,
    isReading,
    without,
    type(typed: string) {
      setText(typed)
      setRefusal('')
      keepDraft(kept, person, { text: typed })
    },
    /** Leaves an answer out that was read wrongly, or takes it back in. */
    toggle(name: string) {
      setWithout((names) =>
        names.includes(name) ? names.filter((each) => each !== name) : [...names, name],
      )
    },
    /** Makes a draft of the sentence; answers its number, or undefined when that failed. */
    async begin(basics: Basics, draftKey: string) {
      setRefusal('')
      const form = { text, ...posted(basics), without, draft_key: draftKey }
      const reply = await call('/api/prop/sentence/draft', form)
      if (!reply.ok && reply.code === 401) return leaveForLogin()
      if (!reply.ok) return void setRefusal(reply.message)
      const spn = reply.answer.spn_already
      const filled = read?.understood.filter(({ name }) => !without.includes(name)) ?? []
      keepDraft(filledKey(spn), person, { filled })
      dropDraft(kept)
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
