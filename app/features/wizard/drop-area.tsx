import { type ChangeEvent, type DragEvent, type Ref, useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { photoLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/gallery.module.css'

type DropAreaProps = {
  onFiles: (files: File[]) => void
  /** How many pictures there are. */
  count: number
  /** The file input. */
  ref: Ref<HTMLInputElement>
}

/** Where pictures are chosen, dropped or, on a phone, taken with the camera. */
export function DropArea({ onFiles, count, ref }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const isFull = count >= photoLimits.max
  const isOff = isFull || undefined

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }

  const input = {
    type: 'file',
    accept: photoLimits.types.join(','),
    disabled: isFull,
    onChange: choose,
  } as const

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the input inside
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="image-plus" />
      <b className="only-wide">Drop your photos here</b>
      <div className={styles.ways}>
        <label className={classes(buttonClass({ small: true }), styles.way)} data-off={isOff}>
          Choose photos
          <input {...input} ref={ref} multiple />
        </label>
        <label
          className={classes(
            buttonClass({ small: true, variant: 'quiet' }),
            styles.way,
            'only-phone',
          )}
          data-off={isOff}
        >
          <Icon name="camera" />
          Take a photo
          <input {...input} capture="environment" />
        </label>
      </div>
      <p className={styles.toGo} aria-live="polite">
        {texts.wizard.photosToGo(count)}
      </p>
      <p className="soft small">JPG or PNG, up to 20 MB each</p>
    </div>
  )
}
