import { type AnswerOf, apiKey, type Reply } from '#app/forms/api-client.ts'
import { screenLimits } from '#contract/limits.ts'
import { toPosted } from '#contract/schemas/posted-names.ts'
import * as texts from '#contract/texts.ts'

/** The calls that take a file, and the field that carries it. */
const fileFields = {
  '/img/upload': 'image',
  '/api/user/upload/profile': 'image',
  '/api/prop/check/paper': 'paper',
} as const

type UploadPath = keyof typeof fileFields

type Options = {
  onProgress: (done: number) => void
  signal?: AbortSignal
  /** What is posted beside the file, under our names. */
  fields?: Record<string, string>
}

/** Posts one file. XMLHttpRequest, since fetch does not tell its progress. */
export function uploadFile<P extends UploadPath>(
  path: P,
  file: Blob,
  name: string,
  { onProgress, signal, fields = {} }: Options,
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
    request.onload = () => resolve(replyOf(request, fileFields[path]))
    request.onerror = () => resolve(refusal(0, texts.trouble.offline))
    request.onabort = () => resolve(refusal(0, texts.wizard.photoFailed))
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    for (const [field, value] of Object.entries(toPosted(path, fields))) {
      form.append(field, String(value))
    }
    form.append(fileFields[path], file, name)
    request.send(form)
  })
}

function replyOf<Answer>({ status, response }: XMLHttpRequest, field: string): Reply<Answer> {
  if (response?.result_code === 1) return { ok: true, answer: response }
  const { message = texts.errors.unexpected, errors = {} } = response?.data ?? {}
  return refusal(status, errors[field] ?? message)
}

function refusal(code: number, message: string) {
  return { ok: false, code, message, errors: {} } as const
}
