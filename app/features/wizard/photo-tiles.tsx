import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { reasonOfPhoto } from '#app/features/wizard/draft-reasons.ts'
import { movedTo, type StoredPhoto } from '#app/features/wizard/gallery-photos.ts'
import { PendingTile, StoredTile } from '#app/features/wizard/photo-tile.tsx'
import type { useGallery } from '#app/features/wizard/use-gallery.ts'
import type { WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/gallery.module.css'

type PhotoTilesProps = {
  draft: WizardDraft
  gallery: ReturnType<typeof useGallery>
  onPaths: (paths: readonly string[]) => void
  /** Has the focus once the last picture is removed. */
  area: RefObject<HTMLInputElement | null>
}

/** The pictures, to be ordered, turned and removed, and those on their way. */
export function PhotoTiles({ draft, ...props }: PhotoTilesProps) {
  const { gallery } = props
  const { stored, pending } = gallery
  const dragged = useRef<string>(undefined)
  const { news, turn, move, remove } = useTileActions(props)

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
              onRemove={() => gallery.drop(photo.id)}
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

/** What the buttons of the tiles do, and what is said about it to those who cannot see it. */
function useTileActions({ gallery, onPaths, area }: Omit<PhotoTilesProps, 'draft'>) {
  const paths = gallery.stored.map(({ path }) => path)
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
    move({ id, path, name }: StoredPhoto, to: number) {
      const moved = movedTo(paths, path, to)
      flushSync(() => {
        onPaths(moved)
        setNews(`${name} is now ${moved.indexOf(path) + 1} of ${moved.length}`)
      })
      // Its buttons lose the focus when they move or become disabled.
      document.getElementById(id)?.focus()
    },
    /** Removes a picture; the focus goes on to its neighbour. */
    remove({ path, name }: StoredPhoto, neighbour: string | undefined) {
      flushSync(() => {
        onPaths(paths.filter((each) => each !== path))
        setNews(`${name} is removed`)
      })
      const next = neighbour ? document.getElementById(neighbour) : area.current
      next?.focus()
    },
  }
}
