import type { NoteLineProps } from '#app/features/my-search/note-line.tsx'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { noteLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/my-search/notes.module.css'

type NoteDialogProps = NoteLineProps & { onClose: () => void }

/** Writes a note; what is typed is kept in this tab until it is saved. */
export function NoteDialog({ spn, about, name, note, onClose }: NoteDialogProps) {
  const form = useCallForm('/api/user/note', {
    start: { note },
    rest: { spn, about },
    schema: async () => (await import('#contract/schemas/note.ts')).noteSchema,
    keepsDraft: true,
    refreshes: 'done',
    toasts: 'done',
    onDone: onClose,
  })
  return (
    <Dialog open sheet onClose={onClose} title="Your note">
      <Form {...form} className={styles.form}>
        <p className="soft">{name}</p>
        <TextArea
          label="Note"
          help={texts.mySearch.noteIsYours}
          rows={4}
          maxLength={noteLimits.chars}
          {...form.field('note')}
        />
        <SubmitButton wide>Save</SubmitButton>
      </Form>
    </Dialog>
  )
}
