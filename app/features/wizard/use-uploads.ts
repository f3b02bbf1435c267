import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { PendingPhoto } from '#app/features/wizard/gallery-photos.ts'
import { nextUploads, pendingReducer, toPending } from '#app/features/wizard/pending-photos.ts'
import { shrinkPhoto } from '#app/features/wizard/shrink-photo.ts'
import { preloadThumbnail } from '#app/features/wizard/thumbnail.ts'
import { useOnline } from '#app/features/wizard/use-online.ts'
import { usePreviews } from '#app/features/wizard/use-previews.ts'
import { uploadFile } from '#app/forms/upload-file.ts'
import { useSignedIn } from '#app/session/sign-in-again.ts'

/** A slow network carries two uploads at a time better than ten. */
const MAX_PARALLEL = 2

/** Uploads pictures, two at a time; those that the network failed are retried when it is back. */
export function useUploads(onUploaded: (path: string, photo: PendingPhoto) => void) {
  const [pending, dispatch] = useReducer(pendingReducer, [])
  const running = useRef(new Map<string, AbortController>())
  const lastOrder = useRef(0)
  const previews = usePreviews()
  const signedIn = useSignedIn()

  function drop(id: string) {
    running.current.get(id)?.abort()
    running.current.delete(id)
    dispatch({ type: 'drop', id })
    previews.free(id)
  }

  async function upload(photo: PendingPhoto) {
    const { id, name, file } = photo
    if (!file) return
    const stop = new AbortController()
    running.current.set(id, stop)
    dispatch({ type: 'upload', id })
    const small = await shrinkPhoto(file)
    const reply = await signedIn(() =>
      uploadFile('/img/upload', small, name, {
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
    drop(id)
    onUploaded(path, photo)
  }

  const startWaiting = useEffectEvent(() => {
    for (const photo of nextUploads(pending, running.current, MAX_PARALLEL)) upload(photo)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the list may free a place
  useEffect(() => startWaiting(), [pending])

  useOnline(() => dispatch({ type: 'online' }))

  return {
    pending,
    isUploading: pending.some(({ state }) => state !== 'failed'),
    add(files: readonly File[]) {
      const photos = files.map((file) => toPending(file, ++lastOrder.current, previews.make))
      dispatch({ type: 'add', photos })
    },
    /** Uploads a picture again that was dropped. */
    restore(photo: PendingPhoto) {
      const { id, file } = photo
      const preview = file && { preview: previews.make(id, file) }
      const state = file ? 'added' : photo.state
      dispatch({ type: 'add', photos: [{ ...photo, ...preview, state, progress: 0 }] })
    },
    retry: (id: string) => dispatch({ type: 'retry', id }),
    drop,
  }
}
