import { type ReactNode, useState } from 'react'
import type { PendingPhoto, StoredPhoto } from '#app/features/wizard/gallery-photos.ts'
import { useOnline } from '#app/features/wizard/use-online.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/wizard/gallery.module.css'

type StoredTileProps = {
  photo: StoredPhoto
  /** Why staff sent it back. */
  reason?: string | undefined
  at: number
  isLast: boolean
  onRemove: () => void
  onMove: (to: number) => void
  /** Dragged with a mouse, and dropped on. */
  onDrag: () => void
  onDrop: () => void
}

/** A picture that is uploaded, with buttons to order or remove it. */
export function StoredTile(props: StoredTileProps) {
  const { photo, reason, at, isLast, onRemove, onMove, ...drag } = props
  const { name, preview } = photo
  const isCover = at === 0
  return (
    <Tile id={photo.path} {...{ name, preview, isCover, onRemove }} {...drag}>
      {reason ? (
        <p className={styles.failed}>{reason}</p>
      ) : (
        <p className={styles.done}>
          <Icon name="check" />
          {messages.wizard.photoDone}
        </p>
      )}
      <div className={styles.order}>
        <IconButton
          label={`Move ${name} forward`}
          disabled={isCover}
          onClick={() => onMove(at - 1)}
        >
          <Icon name="chevron-left" />
        </IconButton>
        {!isCover && (
          <Button small variant="plain" onClick={() => onMove(0)}>
            Make cover
          </Button>
        )}
        <IconButton label={`Move ${name} back`} disabled={isLast} onClick={() => onMove(at + 1)}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
    </Tile>
  )
}

type PendingTileProps = { photo: PendingPhoto; onRemove: () => void; onRetry: () => void }

/** A picture on its way, or why it did not get there. */
export function PendingTile({ photo, onRemove, onRetry }: PendingTileProps) {
  const { name, preview, state, progress, error, mayRetry } = photo
  return (
    <Tile name={name} preview={preview} onRemove={onRemove}>
      {state === 'failed' ? (
        <div role="alert" className={styles.failed}>
          <b>{messages.wizard.photoFailed}</b>
          {error && <p>{error}</p>}
          {mayRetry && (
            <Button small variant="quiet" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.progress}>
          {messages.wizard.photoUploading} {Math.round(progress * 100)} %
          <ProgressBar done={progress} label={`${messages.wizard.photoUploading} ${name}`} />
        </div>
      )}
    </Tile>
  )
}

type TileProps = {
  id?: string
  name: string
  preview: string | undefined
  isCover?: boolean
  onRemove: () => void
  onDrag?: () => void
  onDrop?: () => void
  children: ReactNode
}

function Tile({ id, name, preview, isCover, onRemove, onDrag, onDrop, children }: TileProps) {
  return (
    <li
      id={id}
      tabIndex={-1}
      className={styles.tile}
      draggable={onDrag !== undefined}
      onDragStart={onDrag}
      onDragOver={(event) => onDrop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop?.()
      }}
    >
      <div className={styles.frame}>
        {preview && <Preview key={preview} src={preview} name={name} />}
        {isCover && <Tag className={styles.cover}>Cover</Tag>}
        <IconButton label={`Remove ${name}`} className={styles.remove} onClick={onRemove}>
          <Icon name="x" />
        </IconButton>
      </div>
      <p className={styles.name}>{name}</p>
      {children}
    </li>
  )
}

/** A file that is no picture shows nothing; one that could not be fetched comes with the network. */
function Preview({ src, name }: { src: string; name: string }) {
  const [isBroken, setBroken] = useState(false)
  useOnline(() => setBroken(false))
  if (isBroken) return null
  return <img src={src} alt={name} draggable={false} onError={() => setBroken(true)} />
}
