import { type FormEvent, useRef, useState } from 'react'
import { uploadFile } from '#app/forms/upload-file.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
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
  const [kind, setKind] = useState('')
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<{ kind?: string; file?: string }>({})
  const [done, setDone] = useState(0)
  const { runOwn, isBusy, trouble, edit } = useCall({ toasts: 'done', refreshes: 'done' })
  const form = useRef<HTMLFormElement>(null)

  function choose(chosen: File | undefined) {
    const isLarge = chosen && chosen.size > ownerCheckLimits.bytes
    setFile(isLarge ? undefined : chosen)
    setWrong((before) => ({ kind: before.kind ?? '', file: isLarge ? texts.tooLarge : '' }))
    edit()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!kind || !file) {
      setWrong({ kind: kind ? '' : chooseOne, file: file ? '' : chooseOne })
      form.current?.querySelector<HTMLElement>(kind ? 'input[type=file]' : 'input')?.focus()
      return
    }
    setDone(0)
    const fields = { spn, kind }
    await runOwn(() =>
      uploadFile('/api/prop/check/paper', file, file.name, { fields, onProgress: setDone }),
    )
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={send}
      aria-label={texts.pageTitle}
    >
      <ChoiceCards
        label={texts.chooseKind}
        items={kinds}
        value={kind}
        onValue={(chosen) => {
          setKind(chosen)
          setWrong((before) => ({ ...before, kind: '' }))
        }}
        error={wrong.kind || undefined}
      />
      <div className={styles.file}>
        <TextField
          label={texts.chooseFile}
          help={texts.fileNote}
          type="file"
          name="paper"
          accept={paperTypes.values.join(',')}
          error={wrong.file || undefined}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </div>
      <p className="soft small">{texts.cover}</p>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      {isBusy && <ProgressBar done={done} label={texts.uploading} />}
      <Button type="submit" busy={isBusy}>
        {trouble?.canRetry ? 'Try again' : 'Send the paper'}
      </Button>
    </form>
  )
}
