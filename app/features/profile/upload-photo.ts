import { apiKey } from '#app/api-client.ts'
import * as messages from '#contract/messages.ts'

export type UploadOutcome = { ok: true } | { ok: false; code: number; message: string }

/** Sends the photo and tells how far it is, which fetch cannot. */
export function uploadPhoto(photo: Blob, onProgress: (done: number) => void) {
  return new Promise<UploadOutcome>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/user/upload/profile')
    for (const [name, value] of Object.entries(apiKey())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => resolve(outcomeOf(request))
    request.onerror = () => resolve({ ok: false, code: 0, message: messages.trouble.offline })
    const form = new FormData()
    form.append('image', photo, 'photo.jpg')
    request.send(form)
  })
}

function outcomeOf({ status, response }: XMLHttpRequest): UploadOutcome {
  if (response?.result_code === 1) return { ok: true }
  return { ok: false, code: status, message: response?.data?.message ?? messages.errors.unexpected }
}
