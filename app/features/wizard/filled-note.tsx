import { useEffect, useState } from 'react'
import { filledKey, type ReadSentence } from '#app/features/wizard/use-sentence.ts'
import { readDraft } from '#app/forms/drafts.ts'
import { useViewer } from '#app/root-data.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { UploadType } from '#contract/wizard-steps.ts'

/** Marks what the owner's sentence filled in on this step, so that it gets checked. */
export function FilledNote({ spn, step }: { spn: string; step: UploadType }) {
  const person = useViewer()?.phone ?? ''
  const [filled, setFilled] = useState<ReadSentence['understood']>([])

  useEffect(() => {
    const kept = readDraft(filledKey(spn), person)?.values.filled
    setFilled(Array.isArray(kept) ? kept.filter((each) => each?.step === step) : [])
  }, [spn, step, person])

  if (filled.length === 0) return null
  return (
    <Notice>
      <strong>Filled in from your sentence, please check:</strong>{' '}
      {filled.map(({ label, value }) => `${label} ${value}`).join(' · ')}
    </Notice>
  )
}
