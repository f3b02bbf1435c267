import { useEffect, useState } from 'react'
import { uploadFile } from '#app/forms/upload-file.ts'
import { useCall } from '#app/forms/use-call.ts'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'

/** Takes a chosen picture, lets it be cropped and uploads it as the new photo. */
export function usePhotoUpload() {
  const [chosenUrl, setChosenUrl] = useState<string>()
  const [done, setDone] = useState(0)
  const { runOwn, isBusy } = useCall({ refreshes: 'done', toasts: 'failure' })
  const toast = useToast()

  useEffect(() => {
    if (chosenUrl) return () => URL.revokeObjectURL(chosenUrl)
  }, [chosenUrl])

  function choose(file: File | undefined) {
    if (!file || isBusy) return
    if (!file.type.startsWith('image/')) toast(texts.profile.notPicture, 'bad')
    else setChosenUrl(URL.createObjectURL(file))
  }

  function refuse() {
    setChosenUrl(undefined)
    toast(texts.wizard.photoUnreadable, 'bad')
  }

  async function upload(photo: Blob) {
    setChosenUrl(undefined)
    setDone(0)
    const send = () =>
      uploadFile('/api/user/upload/profile', photo, 'photo.jpg', { onProgress: setDone })
    await runOwn(send, { onDone: () => toast(texts.profile.uploaded) })
  }

  return {
    chosenUrl,
    done: isBusy ? done : undefined,
    choose,
    refuse,
    upload,
    cancel: () => setChosenUrl(undefined),
  }
}
