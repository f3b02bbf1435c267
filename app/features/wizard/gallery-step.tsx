import { type FormEvent, useRef, useState } from 'react'
import { DropArea } from '#app/features/wizard/drop-area.tsx'
import { PhotoTiles } from '#app/features/wizard/photo-tiles.tsx'
import { StepForm } from '#app/features/wizard/step-form.tsx'
import { useGallery } from '#app/features/wizard/use-gallery.ts'
import { useStepForm } from '#app/features/wizard/use-step-form.ts'
import { fieldsOf, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { Banner } from '#app/ui/banner.tsx'
import * as texts from '#contract/texts.ts'

const startOf = fieldsOf({ lists: ['images'] })

/** Gallery: 3 to 10 pictures, the first of which is the cover. */
export function GalleryStep({ draft }: { draft: WizardDraft }) {
  const step = useStepForm('gallery', draft, startOf)
  const { form } = step
  const { value, error, onValue } = form.field('images')
  const gallery = useGallery({
    paths: value || [],
    readPaths: () => form.read('images') || [],
    onPaths: onValue,
  })
  const { stored, pending, leftOut, isUploading, isTurning } = gallery
  const [isTooEarly, setTooEarly] = useState(false)
  const area = useRef<HTMLInputElement>(null)
  const isBusy = isUploading || isTurning

  /** Pictures that are still on their way would be left out. */
  function submit(event: FormEvent) {
    event.preventDefault()
    setTooEarly(isBusy)
    if (!isBusy) form.submit()
  }

  const running = isUploading ? texts.wizard.photoRunning : texts.wizard.photosTurning
  const trouble = isTooEarly && isBusy ? running : error

  return (
    <StepForm
      step={{ ...step, form: { ...form, submit } }}
      name="gallery"
      draft={draft}
      isWaiting={isBusy}
    >
      <DropArea ref={area} onFiles={gallery.add} count={stored.length + pending.length} />
      {leftOut > 0 && <Banner role="status">{texts.wizard.photosLeftOut(leftOut)}</Banner>}
      <PhotoTiles draft={draft} gallery={gallery} area={area} />
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble}
        </Banner>
      )}
    </StepForm>
  )
}
