import { useState } from 'react'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { plannedLimits } from '#contract/limits/planned-messages.ts'
import * as styles from '#app/features/sender/send-dialog.module.css'
import * as writePanelStyles from '#app/features/sender/write-panel.module.css'

type Written = { subject: string; message: string }

/** Keeps what is written under a name. */
export function SaveTemplate(written: Written) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        small
        className={writePanelStyles.saveTemplate}
        onClick={() => setOpen(true)}
      >
        Save as template
      </Button>
      <TemplateDialog
        isOpen={isOpen}
        title="Save as template"
        {...written}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

type TemplateDialogProps = Written & {
  isOpen: boolean
  title: string
  /** The template that gets another name. */
  id?: string
  name?: string
  onClose: () => void
}

/** Asks for the name of a template. */
export function TemplateDialog({ isOpen, title, onClose, ...template }: TemplateDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      <NameForm {...template} onDone={onClose} />
    </Dialog>
  )
}

type NameFormProps = Omit<TemplateDialogProps, 'isOpen' | 'title' | 'onClose'> & {
  onDone: () => void
}

function NameForm({ id, name = '', subject, message, onDone }: NameFormProps) {
  const form = useCallForm('/api/mess/template/save', {
    start: { name },
    rest: { ...(id && { id }), subject, raw_message: message },
    toasts: 'done',
    refreshes: 'done',
    onDone,
  })
  return (
    <Form {...form} className={styles.form}>
      <TextField
        label="Name of the template"
        maxLength={plannedLimits.templateNameChars}
        {...form.field('name')}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}
