import { noteSchema } from '#contract/schemas/note.ts'
import * as texts from '#contract/texts.ts'
import { saveNote } from '#domain/notes/save-note.ts'
import { memberCall } from '#server/api/call.ts'

/** What seekers note for themselves. */
export const noteCalls = {
  '/api/user/note': memberCall({
    form: noteSchema,
    async answer({ db, viewer, form: { spnInput, about, note } }) {
      await saveNote(db, viewer, spnInput, { about, body: note ?? '' })
      const { noteSaved, noteRemoved } = texts.mySearch
      return { data: { message: note ? noteSaved : noteRemoved } }
    },
  }),
}
