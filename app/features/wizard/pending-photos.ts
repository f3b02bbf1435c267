import { type PendingPhoto, refuseFile } from '#app/features/wizard/gallery-photos.ts'
import type { Refusal } from '#app/forms/api-client.ts'

export type PendingEvent =
  | { type: 'add'; photos: readonly PendingPhoto[] }
  | { type: 'upload'; id: string }
  | { type: 'progress'; id: string; progress: number }
  | { type: 'fail'; id: string; refusal: Pick<Refusal, 'code' | 'message'> }
  /** It has arrived, or is no longer wanted. */
  | { type: 'drop'; id: string }
  | { type: 'retry'; id: string }
  | { type: 'online' }

/** The pictures on their way to the server, in the order in which they were chosen. */
export function pendingReducer(
  photos: readonly PendingPhoto[],
  event: PendingEvent,
): readonly PendingPhoto[] {
  switch (event.type) {
    case 'add':
      return [...photos, ...event.photos]
    case 'drop':
      return photos.filter(({ id }) => id !== event.id)
    case 'online':
      return photos.map((photo) => (photo.isOffline ? retried(photo) : photo))
    default:
      return photos.map((photo) => (photo.id === event.id ? changed(photo, event) : photo))
  }
}

type ChangeOfOne = Extract<PendingEvent, { type: 'upload' | 'progress' | 'fail' | 'retry' }>

function changed(photo: PendingPhoto, event: ChangeOfOne): PendingPhoto {
  switch (event.type) {
    case 'upload':
      return { ...photo, state: 'uploading', progress: 0 }
    case 'progress':
      return { ...photo, progress: event.progress }
    case 'retry':
      return retried(photo)
    case 'fail':
      return failed(photo, event.refusal)
  }
}

function failed(photo: PendingPhoto, { code, message }: Pick<Refusal, 'code' | 'message'>) {
  const mayRetry = code === 0 || code === 429 || code >= 500
  return { ...photo, state: 'failed', error: message, mayRetry, isOffline: code === 0 } as const
}

/** Queued for upload. */
function retried(photo: PendingPhoto): PendingPhoto {
  return { ...photo, state: 'added', isOffline: false }
}

/** The pictures whose upload begins now, when so many may run at a time. */
export function nextUploads(
  photos: readonly PendingPhoto[],
  running: ReadonlyMap<string, unknown>,
  most: number,
): readonly PendingPhoto[] {
  const waiting = photos.filter(({ id, state }) => state === 'added' && !running.has(id))
  return waiting.slice(0, Math.max(0, most - running.size))
}

/** A chosen file as it is shown while it waits, or why it cannot be used. */
export function toPending(
  file: File,
  order: number,
  preview: (id: string, file: File) => string,
): PendingPhoto {
  const id = `${order}`
  const photo = { id, order, name: file.name, progress: 0 }
  const error = refuseFile(file)
  if (error) return { ...photo, state: 'failed', error }
  return { ...photo, state: 'added', preview: preview(id, file), file }
}
