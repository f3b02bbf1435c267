import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react'
import * as texts from '#contract/texts/wizard.ts'

/** What the header says about the draft: when it was saved last, and how the latest try went. */
export type SaveStatus = {
  /** The listing's number, and the moment by the clock of this browser. */
  saved?: { spn: string; at: number }
  attempt?: 'saving' | 'done' | 'failed'
  /** What to do after a failed one. */
  advice?: string
  /** Whether what is being typed has reached the server. */
  typing?: 'kept' | 'failed'
}

export const SaveStatusContext = createContext<Dispatch<SetStateAction<SaveStatus>>>(
  () => undefined,
)

type SavedDraft = {
  spn?: string | undefined
  /** Milliseconds since the last save, by the clock of the server. */
  savedAgo?: number | undefined
}

/** Shows in the header when the draft of this page was saved; nothing while it never was. */
export function useShowSaved({ spn, savedAgo }: SavedDraft) {
  const show = useContext(SaveStatusContext)
  useEffect(() => {
    const saved = spn && savedAgo !== undefined ? { spn, at: Date.now() - savedAgo } : undefined
    // A save that was just made is still to be read out.
    show(({ attempt }) => ({
      ...(saved && { saved }),
      ...(attempt === 'done' && { attempt }),
    }))
  }, [show, spn, savedAgo])
}

/** Shows in the header whether what is being typed is kept. */
export function useReportTyping() {
  const show = useContext(SaveStatusContext)
  return (typing: NonNullable<SaveStatus['typing']>) => show((now) => ({ ...now, typing }))
}

type Outcome = { ok: boolean; code?: number } | undefined

/** Runs a save and shows in the header that it runs, and what came of it. */
export function useReportSave() {
  const show = useContext(SaveStatusContext)
  return async function reportSave<Reply extends Outcome>(run: () => Promise<Reply>) {
    show(({ saved }) => ({ ...(saved && { saved }), attempt: 'saving' }))
    const reply = await run()
    show(({ saved }) => {
      if (!reply?.ok) return { ...(saved && { saved }), ...failed(reply) }
      return { ...(saved && { saved: { ...saved, at: Date.now() } }), attempt: 'done' }
    })
    return reply
  }
}

function failed(reply: Outcome) {
  const { notSaved } = texts
  const attempt = 'failed' as const
  // The form asks which of two answers to keep.
  if (!reply) return { attempt, advice: notSaved.conflict }
  const { code = 0 } = reply
  if (code === 422) return { attempt, advice: notSaved.invalid }
  return { attempt, advice: code === 0 || code >= 500 ? notSaved.retry : notSaved.other }
}
