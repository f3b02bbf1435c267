import type { ReactNode } from 'react'
import {
  isTurning,
  type PendingPhoto,
  type StoredPhoto,
} from '#app/features/wizard/gallery-photos.ts'
import { PhotoPreview } from '#app/features/wizard/photo-preview.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/gallery.module.css'

type StoredTileProps = {
  photo: StoredPhoto
  /** Why staff sent it back. */
  reason?: string | undefined
  at: number
  isLast: boolean
  onRemove: () => void
  onMove: (to: number) => void
  onTurn: () => void
  /** Dragged with a mouse, and dropped on. */
  onDrag: () => void
  onDrop: () => void
}

/** A picture that is uploaded, with buttons to order, turn or remove it. */
export function StoredTile(props: StoredTileProps) {
  const { photo, reason, at, isLast, onRemove, onMove, onTurn, ...drag } = props
  const { id, name, preview, turn } = photo
  const isCover = at === 0
  return (
    <Tile
      id={id}
      name={name}
      preview={preview}
      isCover={isCover}
      onRemove={onRemove}
      quarters={turn?.quarters}
      {...drag}
    >
      <PhotoState photo={photo} reason={reason} />
      <div className={styles.order}>
        <IconButton
          label={`Move ${name} forward`}
          disabled={isCover}
          onClick={() => onMove(at - 1)}
        >
          <Icon name="chevron-left" />
        </IconButton>
        <IconButton label={`Turn ${name} to the left`} onClick={onTurn}>
          <Icon name="rotate-ccw" />
        </IconButton>
        <IconButton label={`Move ${name} back`} disabled={isLast} onClick={() => onMove(at + 1)}>
          <Icon name="chevron-right" />
        </IconButton>
        {!isCover && (
          <Button small variant="plain" className={styles.makeCover} onClick={() => onMove(0)}>
            Make cover
          </Button>
        )}
      </div>
    </Tile>
  )
}

function PhotoState({ photo, reason }: Pick<StoredTileProps, 'photo' | 'reason'>) {
  const { error } = photo.turn ?? {}
  if (error)
    return (
      <p role="alert" className={styles.failed}>
        {error}
      </p>
    )
  if (reason) return <p className={styles.failed}>{reason}</p>
  if (isTurning(photo)) return <p>{texts.wizard.photoTurning}</p>
  return (
    <p className={styles.done}>
      <Icon name="check" />
      {texts.wizard.photoDone}
    </p>
  )
}

type PendingTileProps = { photo: PendingPhoto; onRemove: () => void; onRetry: () => void }

/** A picture that is being uploaded, or why that failed. */
export function PendingTile({ photo, onRemove, onRetry }: PendingTileProps) {
  const { name, preview, state, progress, error, mayRetry } = photo
  return (
    <Tile name={name} preview={preview} onRemove={onRemove}>
      {state === 'failed' ? (
        <div role="alert" className={styles.failed}>
          <b>{texts.wizard.photoFailed}</b>
          {error && <p>{error}</p>}
          {mayRetry && (
            <Button small variant="quiet" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.progress}>
          {texts.wizard.photoUploading} {Math.round(progress * 100)} %
          <ProgressBar done={progress} label={`${texts.wizard.photoUploading} ${name}`} />
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
  /** How far it is shown turned to the left. */
  quarters?: number | undefined
  onRemove: () => void
  onDrag?: () => void
  onDrop?: () => void
  children: ReactNode
}

function Tile(props: TileProps) {
  const { id, name, preview, isCover, quarters, onRemove, onDrag, onDrop, children } = props
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
        {preview && <PhotoPreview key={preview} src={preview} name={name} quarters={quarters} />}
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
