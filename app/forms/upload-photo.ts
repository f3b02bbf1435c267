import { type AnswerOf, apiKey, type Reply } from '#app/forms/api-client.ts'
import { screenLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'

type UploadPath = '/img/upload' | '/api/user/upload/profile'

type Options = { onProgress: (done: number) => void; signal?: AbortSignal }

/** Posts one picture. XMLHttpRequest, since fetch does not tell its progress. */
export function uploadPhoto<P extends UploadPath>(
  path: P,
  photo: Blob,
  name: string,
  { onProgress, signal }: Options,
): Promise<Reply<AnswerOf<P>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let shownAt = 0
    request.open('POST', path)
    for (const [header, value] of Object.entries(apiKey())) request.setRequestHeader(header, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total, timeStamp }) => {
      if (timeStamp - shownAt < screenLimits.uploadProgressMs) return
      shownAt = timeStamp
      onProgress(total ? loaded / total : 0)
    }
    request.onload = () => resolve(replyOf(request))
    request.onerror = () => resolve(refusal(0, texts.trouble.offline))
    request.onabort = () => resolve(refusal(0, texts.wizard.photoFailed))
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('image', photo, name)
    request.send(form)
  })
}

function replyOf<Answer>({ status, response }: XMLHttpRequest): Reply<Answer> {
  if (response?.result_code === 1) return { ok: true, answer: response }
  const { message = texts.errors.unexpected, errors = {} } = response?.data ?? {}
  return refusal(status, errors.image ?? message)
}

function refusal(code: number, message: string) {
  return { ok: false, code, message, errors: {} } as const
}
