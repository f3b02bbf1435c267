import type { Reply } from '#app/api-client.ts'
import { apiKey } from '#app/api-client.ts'
import { screenLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'

type Options = { onProgress: (done: number) => void; signal: AbortSignal }

/** Posts one picture and answers its path. XMLHttpRequest, since fetch does not tell its progress. */
export function uploadPhoto(
  photo: Blob,
  name: string,
  { onProgress, signal }: Options,
): Promise<Reply<string>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let shownAt = 0
    request.open('POST', '/img/upload')
    for (const [header, value] of Object.entries(apiKey())) request.setRequestHeader(header, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total, timeStamp }) => {
      if (timeStamp - shownAt < screenLimits.uploadProgressMs) return
      shownAt = timeStamp
      onProgress(total ? loaded / total : 0)
    }
    request.onload = () => resolve(replyOf(request))
    request.onerror = () => resolve(refusal(0, messages.trouble.offline))
    request.onabort = () => resolve(refusal(0, messages.wizard.photoFailed))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('image', photo, name)
    request.send(form)
  })
}

function replyOf({ status, response }: XMLHttpRequest): Reply<string> {
  if (response?.result_code === 1) return { ok: true, answer: response.data.path }
  const { message = messages.errors.unexpected, errors = {} } = response?.data ?? {}
  return refusal(status, errors.image ?? message)
}

function refusal(code: number, message: string) {
  return { ok: false, code, message, errors: {} } as const
}
