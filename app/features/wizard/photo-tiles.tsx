import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reasonOfPhoto } from '#app/features/wizard/draft-reasons.ts'
import type { PendingPhoto, StoredPhoto } from '#app/features/wizard/gallery-photos.ts'
import { PendingTile, StoredTile } from '#app/features/wizard/photo-tile.tsx'
import { RemovedPhoto } from '#app/features/wizard/removed-photo.tsx'
import type { useGallery } from '#app/features/wizard/use-gallery.ts'
import type { WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/gallery.module.css'

type PhotoTilesProps = {
  draft: WizardDraft
  gallery: ReturnType<typeof useGallery>
  /** Has the focus once the last picture is removed. */
  area: RefObject<HTMLInputElement | null>
}

/** The pictures, to be ordered, turned and removed, and those on their way. */
export function PhotoTiles({ draft, ...props }: PhotoTilesProps) {
  const { gallery } = props
  const { stored, pending } = gallery
  const dragged = useRef<string>(undefined)
  const { news, turn, move, remove, drop: removePending } = useTileActions(props)

  function drop(at: number) {
    const photo = stored.find(({ id }) => id === dragged.current)
    if (photo) move(photo, at)
  }

  return (
    <>
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
              onRemove={() => removePending(photo)}
              onRetry={() => gallery.retry(photo.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  )
}

/** The actions of the tiles' buttons, with announcements for screen readers. */
function useTileActions({ gallery, area }: Omit<PhotoTilesProps, 'draft'>) {
  const toast = useToast()
  const [news, setNews] = useState('')
  // By tile: how far it was turned, since the page was opened or a turn failed.
  const quarters = useRef(new Map<string, number>())

  return {
    news,
    turn({ id, path, name, turn: last }: StoredPhoto) {
      const before = last?.error ? 0 : (quarters.current.get(id) ?? 0)
      const turned = (before + 1) % 4
      quarters.current.set(id, turned)
      setNews(texts.wizard.photoTurned(name, turned))
      gallery.turn(path)
    },
    move(photo: StoredPhoto, to: number) {
      flushSync(() => {
        const at = gallery.move(photo, to)
        setNews(`${photo.name} is now ${at + 1} of ${gallery.stored.length}`)
      })
      // Its buttons lose the focus when they move or become disabled.
      document.getElementById(photo.id)?.focus()
    },
    /** Removes a picture; the focus goes on to its neighbour, and returns with the picture. */
    remove(photo: StoredPhoto, neighbour: string | undefined) {
      const restore = flushSync(() => gallery.remove(photo))
      const next = neighbour ? document.getElementById(neighbour) : area.current
      next?.focus()
      function undo() {
        flushSync(restore)
        document.getElementById(photo.id)?.focus()
      }
      toast(<RemovedPhoto name={photo.name} onUndo={undo} />)
    },
    /** Removes a picture on its way. One that cannot be used is not offered again. */
    drop(photo: PendingPhoto) {
      gallery.drop(photo.id)
      area.current?.focus()
      if (!photo.file) return
      toast(<RemovedPhoto name={photo.name} onUndo={() => gallery.restore(photo)} />)
    },
  }
}
