import { useEffect, useRef, useState } from 'react'
import {
  chooseFiles,
  insertInOrder,
  isTurning,
  movedTo,
  orderWithRemoved,
  type PendingPhoto,
  putBack,
  type Removal,
  type StoredPhoto,
} from '#app/features/wizard/gallery-photos.ts'
import { keepPhotoName, readPhotoNames } from '#app/features/wizard/photo-names.ts'
import { thumbnail } from '#app/features/wizard/thumbnail.ts'
import { usePhotoTurns } from '#app/features/wizard/use-photo-turns.ts'
import { useUploads } from '#app/features/wizard/use-uploads.ts'

type Gallery = {
  /** The value of the form: the server's pictures in their order. */
  paths: readonly string[]
  readPaths: () => readonly string[]
  onPaths: (paths: readonly string[]) => void
}

/** Uploads and turns pictures, and puts the paths that the server has for them into the form. */
export function useGallery({ paths, readPaths, onPaths }: Gallery) {
  // By path: the place among the chosen files of what this page uploaded itself.
  const orders = useRef(new Map<string, number>())
  // By path: the path that a picture had before it was turned, by which its tile stays the same.
  const firstPaths = useRef(new Map<string, string>())
  const [leftOut, setLeftOut] = useState(0)
  const names = useNames()
  const { turns, turn } = usePhotoTurns(replace)
  const uploads = useUploads(insert)

  function replace(path: string, turned: string) {
    firstPaths.current.set(turned, firstPaths.current.get(path) ?? path)
    orders.current.set(turned, orders.current.get(path) ?? 0)
    names.copy(path, turned)
    onPaths(readPaths().map((each) => (each === path ? turned : each)))
  }

  function readIds() {
    return readPaths().map((path) => firstPaths.current.get(path) ?? path)
  }

  /** The path that a picture has by now; it may have been turned since. */
  function latestOf(id: string) {
    const turned = [...firstPaths.current].findLast(([, first]) => first === id)
    return turned?.[0] ?? id
  }

  function insert(path: string, { order, name }: PendingPhoto) {
    orders.current.set(path, order)
    names.keep(path, name)
    onPaths(insertInOrder(readPaths(), path, (each) => orders.current.get(each) ?? 0))
  }

  const remove = useRemovals({ readIds, readPaths, latestOf, onPaths })
  const stored = paths.map(
    (path, at): StoredPhoto => ({
      id: firstPaths.current.get(path) ?? path,
      path,
      name: names.of(path) ?? `Photo ${at + 1}`,
      preview: thumbnail(path),
      turn: turns.get(path),
    }),
  )

  return {
    ...uploads,
    stored,
    isTurning: stored.some(isTurning),
    /** How many of the files chosen last did not fit in. */
    leftOut,
    add(files: readonly File[]) {
      const choice = chooseFiles(files, [...stored, ...uploads.pending])
      setLeftOut(choice.leftOut)
      uploads.add(choice.added)
    },
    turn,
    move({ path }: StoredPhoto, to: number) {
      const moved = movedTo(readPaths(), path, to)
      onPaths(moved)
      return moved.indexOf(path)
    },
    remove,
  }
}

type Removals = Pick<Gallery, 'readPaths' | 'onPaths'> & {
  readIds: () => readonly string[]
  latestOf: (id: string) => string
}

function useRemovals({ readIds, readPaths, latestOf, onPaths }: Removals) {
  const removals = useRef<readonly Removal[]>([])

  /** Takes a picture out and answers how it comes back, in its place. */
  return ({ id, path }: StoredPhoto) => {
    const removal = { id, before: orderWithRemoved(readIds(), removals.current) }
    removals.current = [...removals.current, removal]
    onPaths(readPaths().filter((each) => each !== path))
    return () => {
      removals.current = removals.current.filter((each) => each !== removal)
      onPaths(putBack(readIds(), id, removal.before).map(latestOf))
    }
  }
}

/** File names, which only this tab knows, from the first render in the browser on. */
function useNames() {
  const [names, setNames] = useState<Record<string, string>>({})
  useEffect(() => setNames(readPhotoNames()), [])
  return {
    of: (path: string) => names[path],
    keep(path: string, name: string) {
      keepPhotoName(path, name)
      setNames((now) => ({ ...now, [path]: name }))
    },
    copy(from: string, to: string) {
      const name = readPhotoNames()[from]
      if (name) keepPhotoName(to, name)
      setNames((now) => (now[from] ? { ...now, [to]: now[from] } : now))
    },
  }
}
