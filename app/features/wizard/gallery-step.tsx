import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reasonOfPhoto } from '#app/features/wizard/draft-reasons.ts'
import { DropArea } from '#app/features/wizard/drop-area.tsx'
import { movedTo, type StoredPhoto } from '#app/features/wizard/gallery-photos.ts'
import { PendingTile, StoredTile } from '#app/features/wizard/photo-tile.tsx'
import { StepForm } from '#app/features/wizard/step-form.tsx'
import { useGallery } from '#app/features/wizard/use-gallery.ts'
import { useStepForm } from '#app/features/wizard/use-step-form.ts'
import { fieldsOf, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { Banner } from '#app/ui/banner.tsx'
import { photoLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/gallery.module.css'

const startOf = fieldsOf({ lists: ['images'] })

/** Gallery: 3 to 10 pictures, the first of which is the cover. */
export function GalleryStep({ draft }: { draft: WizardDraft }) {
  const step = useStepForm('gallery', draft, startOf)
  const { form } = step
  const { value, error, onValue } = form.field('images')
  const paths = value || []
  const { stored, pending, leftOut, isUploading, isTurning, ...gallery } = useGallery({
    paths,
    readPaths: () => form.read('images') || [],
    onPaths: onValue,
  })
  const [isTooEarly, setTooEarly] = useState(false)
  const [news, setNews] = useState('')
  const dragged = useRef<string>(undefined)
  // By tile: how far it was turned, since the page was opened or a turn failed.
  const quarters = useRef(new Map<string, number>())
  const area = useRef<HTMLInputElement>(null)

  const isBusy = isUploading || isTurning

  /** Pictures that are still on their way would be left out. */
  function submit(event: FormEvent) {
    event.preventDefault()
    setTooEarly(isBusy)
    if (!isBusy) form.submit()
  }

  function turn({ id, path, name, turn: last }: StoredPhoto) {
    const before = last?.error ? 0 : (quarters.current.get(id) ?? 0)
    const turned = (before + 1) % 4
    quarters.current.set(id, turned)
    setNews(texts.wizard.photoTurned(name, turned))
    gallery.turn(path)
  }

  function move({ id, path, name }: StoredPhoto, to: number) {
    const moved = movedTo(paths, path, to)
    flushSync(() => {
      onValue(moved)
      setNews(`${name} is now ${moved.indexOf(path) + 1} of ${moved.length}`)
    })
    // Its buttons lose the focus when they move or become disabled.
    document.getElementById(id)?.focus()
  }

  function drop(at: number) {
    const photo = stored.find(({ id }) => id === dragged.current)
    if (photo) move(photo, at)
  }

  /** Removes a picture; the focus goes on to its neighbour. */
  function remove({ path, name }: StoredPhoto, neighbour: string | undefined) {
    flushSync(() => {
      onValue(paths.filter((each) => each !== path))
      setNews(`${name} is removed`)
    })
    const next = neighbour ? document.getElementById(neighbour) : area.current
    next?.focus()
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
      <DropArea
        ref={area}
        onFiles={gallery.add}
        isFull={stored.length + pending.length >= photoLimits.max}
      />
      {leftOut > 0 && <Banner role="status">{texts.wizard.photosLeftOut(leftOut)}</Banner>}
      {stored.length + pending.length > 0 && (
        <ul className={styles.tiles} aria-label="Photos">
          {stored.map((photo, at) => (
            <StoredTile
              key={photo.id}
              photo={photo}
              reason={reasonOfPhoto(draft, photo.path)}
              at={at}
              isLast={at === stored.length - 1}
              onRemove={() => remove(photo, stored[at + 1]?.id ?? stored[at - 1]?.id)}
              onMove={(to) => move(photo, to)}
              onTurn={() => turn(photo)}
              onDrag={() => {
                dragged.current = photo.id
              }}
              onDrop={() => drop(at)}
            />
          ))}
          {pending.map((photo) => (
            <PendingTile
              key={photo.id}
              photo={photo}
              onRemove={() => gallery.drop(photo.id)}
              onRetry={() => gallery.retry(photo.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble}
        </Banner>
      )}
    </StepForm>
  )
}
