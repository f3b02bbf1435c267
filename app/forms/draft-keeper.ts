import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'

type Values = Record<string, unknown>

/** What was typed into a form before, and whether it was typed over other values than those now. */
export type KeptInput = { values: Values; isOutdated: boolean }

/** Stores what is typed into a form until it is sent. */
export type DraftKeeper = {
  /** The draft that the page was loaded with, which its first render shows. */
  initial?: KeptInput | undefined
  /** The draft that only this browser has, read once after hydration. */
  read: () => KeptInput | undefined
  /** Called with each change. */
  note: (values: Values) => void
  /** Called when the page is about to go: the session has ended, or it is reloaded. */
  keep: (values: Values) => void
  /** Called when the input was sent or dropped. */
  forget: () => void
}

type TabDraft = {
  key: string
  /** The number of whoever is signed in. */
  person: string
  start: Values
  /** Stores a draft with every change, not only when the page goes. */
  keepsDraft: boolean
  /** Fields that are never stored. */
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
