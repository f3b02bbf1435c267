import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import type { NoteSubject } from '#contract/options.ts'
import * as styles from '#app/features/my-search/notes.module.css'

const NoteDialog = lazyComponent(
  async () => (await import('#app/features/my-search/note-dialog.tsx')).NoteDialog,
)

export type NoteLineProps = {
  spn: string
  about: NoteSubject
  /** The home or owner that the note is about, in words. */
  name: string
  note: string
}

/** The viewer's own note; a press opens it for writing. */
export function NoteLine(props: NoteLineProps) {
  const { name, note } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={note ? styles.note : styles.addNote}
        aria-label={note ? `Your note about ${name}: ${note}. Edit` : `Add a note about ${name}`}
        onPointerEnter={NoteDialog.prepare}
        onClick={() => setIsOpen(true)}
      >
        <Icon name={note ? 'sticky-note' : 'plus'} />
        <span>{note || 'Add a note'}</span>
      </button>
      {isOpen && <NoteDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
