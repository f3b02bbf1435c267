import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import {
  chooseFiles,
  insertInOrder,
  isTurning,
  type PendingPhoto,
  type StoredPhoto,
} from '#app/features/wizard/gallery-photos.ts'
import { nextUploads, pendingReducer, toPending } from '#app/features/wizard/pending-photos.ts'
import { keepPhotoName, readPhotoNames } from '#app/features/wizard/photo-names.ts'
import { shrinkPhoto } from '#app/features/wizard/shrink-photo.ts'
import { preloadThumbnail, thumbnail } from '#app/features/wizard/thumbnail.ts'
import { useOnline } from '#app/features/wizard/use-online.ts'
import { usePhotoTurns } from '#app/features/wizard/use-photo-turns.ts'
import { usePreviews } from '#app/features/wizard/use-previews.ts'
import { uploadPhoto } from '#app/forms/upload-photo.ts'
import { useSignedIn } from '#app/session/sign-in-again.ts'

/** A slow network carries two uploads at a time better than ten. */
const MAX_PARALLEL = 2

type Gallery = {
  /** What is in the form: the pictures that the server has, in their order. */
  paths: readonly string[]
  readPaths: () => readonly string[]
  onPaths: (paths: readonly string[]) => void
}

/** Uploads pictures, two at a time, and puts the paths of those that arrived into the form. */
export function useGallery({ paths, readPaths, onPaths }: Gallery) {
  const [pending, dispatch] = useReducer(pendingReducer, [])
  const [leftOut, setLeftOut] = useState(0)
  const running = useRef(new Map<string, AbortController>())
  // By path: the place among the chosen files of what this page uploaded itself.
  const orders = useRef(new Map<string, number>())
  const lastOrder = useRef(0)
  // By path: the path that a picture had before it was turned, by which its tile stays the same.
  const firstPaths = useRef(new Map<string, string>())
  const names = useNames()
  const previews = usePreviews()
  const signedIn = useSignedIn()
  const { turns, turn } = usePhotoTurns(replace)

  function replace(path: string, turned: string) {
    firstPaths.current.set(turned, firstPaths.current.get(path) ?? path)
    orders.current.set(turned, orders.current.get(path) ?? 0)
    names.copy(path, turned)
    onPaths(readPaths().map((each) => (each === path ? turned : each)))
  }

  function drop(id: string) {
    running.current.get(id)?.abort()
    running.current.delete(id)
    dispatch({ type: 'drop', id })
    previews.free(id)
  }

  async function upload({ id, name, order, file }: PendingPhoto) {
    if (!file) return
    const stop = new AbortController()
    running.current.set(id, stop)
    dispatch({ type: 'upload', id })
    const photo = await shrinkPhoto(file)
    const reply = await signedIn(() =>
      uploadPhoto('/img/upload', photo, name, {
        onProgress: (progress) => dispatch({ type: 'progress', id, progress }),
        signal: stop.signal,
      }),
    )
    if (stop.signal.aborted) return
    if (!reply.ok) {
      running.current.delete(id)
      return dispatch({ type: 'fail', id, refusal: reply })
    }
    const { path } = reply.answer.data
    await preloadThumbnail(path)
    if (stop.signal.aborted) return
    orders.current.set(path, order)
    names.keep(path, name)
    drop(id)
    onPaths(insertInOrder(readPaths(), path, (each) => orders.current.get(each) ?? 0))
  }

  const startWaiting = useEffectEvent(() => {
    for (const photo of nextUploads(pending, running.current, MAX_PARALLEL)) upload(photo)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the list may free a place
  useEffect(() => startWaiting(), [pending])

  useOnline(() => dispatch({ type: 'online' }))

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
    stored,
    pending,
    /** How many of the files chosen last did not fit in. */
    leftOut,
    isUploading: pending.some(({ state }) => state !== 'failed'),
    isTurning: stored.some(isTurning),
    add(files: readonly File[]) {
      const choice = chooseFiles(files, [...stored, ...pending])
      setLeftOut(choice.leftOut)
      const photos = choice.added.map((file) => toPending(file, ++lastOrder.current, previews.make))
      dispatch({ type: 'add', photos })
    },
    retry: (id: string) => dispatch({ type: 'retry', id }),
    drop,
    turn,
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
