import { useState } from 'react'
import type { AnswerOf } from '#app/forms/api-client.ts'
import { useCall } from '#app/forms/use-call.ts'
import { useDebouncedRead } from '#app/forms/use-debounced-read.ts'
import { keepInput } from '#app/forms/use-kept-input.ts'
import { useViewer } from '#app/session/root-data.ts'
import { sentenceLimits } from '#contract/limits.ts'
import { isOption } from '#contract/options/option-list.ts'
import { categories, cities, deals } from '#contract/options.ts'

export type ReadSentence = AnswerOf<'/api/prop/sentence'>['data']

/** The basic details as their fields hold them; '' where nothing is chosen. */
export type Basics = { city: string; category: string; deal: string }

const pauseMs = 450

type SentenceOptions = {
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
  const [without, setWithout] = useState<string[]>([])
  const { run, edit, trouble: refusal } = useCall()
  const reading = useDebouncedRead(
    '/api/prop/sentence',
    text.trim() === '' ? undefined : { text, ...posted(byHand) },
    {
      pauseMs,
      onReply(reply) {
        if (!reply.ok) return
        const { city, property_category, property_status } = reply.answer.data.basics
        onBasics({
          ...(city && { city }),
          ...(property_category && { category: property_category }),
          ...(property_status && { deal: property_status }),
        })
      },
    },
  )
  const read = reading.answer?.data

  function write(typed: string) {
    const kept = typed.slice(0, sentenceLimits.chars)
    setText(kept)
    edit()
    onText(kept)
  }

  return {
    text,
    /** Puts a text back that was typed before. */
    restore: setText,
    read,
    trouble: reading.refusal?.message,
    /** Why no draft could be made of it. */
    refusal: refusal?.message,
    isReading: reading.isLoading,
    without,
    type: write,
    /** Adds words that were spoken. */
    add: (words: string) => write([text.trim(), words].filter(Boolean).join(' ')),
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
      keepInput(filledKey(spn), person, filled)
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
