import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** What a seeker's own note is about. */
export const noteSubjects = optionList({ home: 'Home', owner: 'Owner' })

export type NoteSubject = OptionOf<typeof noteSubjects>
