import { type FormEvent, useState } from 'react'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { loadCheck } from '#app/forms/load-check.ts'
import { uploadFile } from '#app/forms/upload-file.ts'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ownerCheckLimits } from '#contract/limits/owner-checks.ts'
import { type PaperKind, paperKinds, paperTypes } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import { chooseOne } from '#contract/texts/validation.ts'
import * as styles from '#app/features/owner-check/owner-check.module.css'

const icons: Record<PaperKind, IconName> = {
  property_tax: 'landmark',
  electricity_bill: 'plug-zap',
  sale_deed: 'scroll-text',
}
const kinds = paperKinds.items.map((each) => ({ ...each, icon: <Icon name={icons[each.value]} /> }))

/** Sends a paper about one of the owner's homes. */
export function PaperForm({ spn }: { spn: string }) {
  const [file, setFile] = useState<File>()
  const [wrongFile, setWrongFile] = useState('')
  const [done, setDone] = useState(0)
  const form = useCallForm('/api/prop/check/paper', {
    start: { kind: '' },
    rest: { spn },
    check: () =>
      loadCheck(async () => (await import('#contract/schemas/owner-check.ts')).paperSchema),
    checks: 'afterSubmit',
    toasts: 'done',
    refreshes: 'done',
    async send({ kind }) {
      if (!file) return undefined
      setDone(0)
      const fields = { spn, kind }
      return uploadFile('/api/prop/check/paper', file, file.name, { fields, onProgress: setDone })
    },
  })

  function choose(chosen: File | undefined) {
    const isLarge = chosen && chosen.size > ownerCheckLimits.bytes
    setFile(isLarge ? undefined : chosen)
    setWrongFile(isLarge ? texts.tooLarge : '')
    form.edit()
  }

  function submit(event: FormEvent) {
    if (file) return form.submit(event)
    event.preventDefault()
    setWrongFile(wrongFile || chooseOne)
    form.showErrors(form.values.kind ? {} : { kind: chooseOne })
  }

  return (
    <Form {...form} submit={submit} className={styles.form} aria-label={texts.pageTitle}>
      <ChoiceCards label={texts.chooseKind} items={kinds} {...form.field('kind')} />
      <div className={styles.file}>
        <TextField
          label={texts.chooseFile}
          help={texts.fileNote}
          type="file"
          name="paper"
          accept={paperTypes.values.join(',')}
          error={wrongFile || undefined}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </div>
      <p className="soft small">{texts.cover}</p>
      {form.busyWith && <ProgressBar done={done} label={texts.uploading} />}
      <SubmitButton>Send the paper</SubmitButton>
    </Form>
  )
}
