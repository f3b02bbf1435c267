import { type DragEvent, useRef, useState } from 'react'
import { CropDialog } from '#app/features/profile/crop-dialog.tsx'
import { usePhotoUpload } from '#app/features/profile/use-photo-upload.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/profile/profile.module.css'

type ProfilePhotoProps = { name: string; photo: string | null }

/** The photo, and a place to drop or pick another. */
export function ProfilePhoto({ name, photo }: ProfilePhotoProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { chosenUrl, done, choose, cancel, refuse, upload } = usePhotoUpload()

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    choose(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className={classes(styles.photoDrop, isOver && styles.isOver)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Avatar name={name} photo={photo} large />
      <div className={styles.photoWords}>
        {done === undefined ? (
          <>
            <Button variant="quiet" small onClick={() => picker.current?.click()}>
              <Icon name="camera" />
              {photo ? 'Change photo' : 'Add a photo'}
            </Button>
            <p className="soft small">Choose a picture or drop one here.</p>
          </>
        ) : (
          <>
            <p role="status" className="small">
              {texts.profile.uploading}
            </p>
            <ProgressBar done={done} label={texts.profile.uploading} />
          </>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        name="image"
        accept="image/*"
        hidden
        aria-label="Profile photo"
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {chosenUrl && (
        <CropDialog url={chosenUrl} onCancel={cancel} onUnreadable={refuse} onCut={upload} />
      )}
    </div>
  )
}
