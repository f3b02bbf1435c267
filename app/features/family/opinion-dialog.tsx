import type { FamilyHome } from '#app/features/family/family-page.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { VisitDayField } from '#app/forms/visit-day-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { indiaDay } from '#contract/format/dates.ts'
import { familyLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/family/family.module.css'

type OpinionDialogProps = { token: string; home: FamilyHome; onClose: () => void }

/** What a relative notes about a home, and when they would like to see it. */
export function OpinionDialog({ token, home: { spn, title, own }, onClose }: OpinionDialogProps) {
  const form = useCallForm('/api/family/note', {
    start: { note: own.note, day: own.day },
    rest: { token, spn },
    schema: async () => {
      const { familyNoteSchema } = await import('#contract/schemas/family.ts')
      return familyNoteSchema(indiaDay(Date.now()))
    },
    draftKey: `family ${spn}`,
    keepsDraft: true,
    refreshes: 'done',
    toasts: 'done',
    onDone: onClose,
  })
  return (
    <Dialog open sheet onClose={onClose} title="What do you think?">
      <Form {...form} className={styles.form}>
        <p className="soft">{title}</p>
        <TextArea
          label="Note"
          help={texts.family.opinionIsShared}
          rows={3}
          maxLength={familyLimits.noteChars}
          {...form.field('note')}
        />
        <VisitDayField label="When would you like to see it?" {...form.field('day')} />
        <SubmitButton wide>Save</SubmitButton>
      </Form>
    </Dialog>
  )
}
