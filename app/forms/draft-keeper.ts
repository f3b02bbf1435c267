import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'

type Values = Record<string, unknown>

/** What was typed into a form before, and whether it was typed over other values than those now. */
export type KeptInput = { values: Values; isOutdated: boolean }

/** Where what is typed into a form is kept until it is sent. */
export type DraftKeeper = {
  /** What the page came with, and its first render shows. */
  initial?: KeptInput | undefined
  /** What only this browser knows, asked for once, after the hydration. */
  read: () => KeptInput | undefined
  /** Something was typed. */
  note: (values: Values) => void
  /** The page is about to go: the session has ended, or it is reloaded. */
  keep: (values: Values) => void
  /** What was typed is sent, or dropped. */
  forget: () => void
}

type TabDraft = {
  key: string
  /** The number of whoever is signed in. */
  person: string
  start: Values
  /** Keeps a draft with every change, and not only when the page goes. */
  keepsDraft: boolean
  /** Never kept. */
  secrets: readonly string[]
}

/** Keeps what is typed in this tab. */
export function tabKeeper({ key, person, start, keepsDraft, secrets }: TabDraft): DraftKeeper {
  const startText = JSON.stringify(start)

  function keep(values: Values) {
    const open = Object.entries(values).filter(([name]) => !secrets.includes(name))
    keepDraft(key, person, Object.fromEntries(open), startText)
  }

  return {
    read() {
      const draft = readDraft(key, person)
      if (draft && !keepsDraft) dropDraft(key)
      const isOutdated = draft?.start !== undefined && draft.start !== startText
      return draft && { values: draft.values, isOutdated }
    },
    note: (values) => keepsDraft && keep(values),
    keep,
    forget: () => dropDraft(key),
  }
}
