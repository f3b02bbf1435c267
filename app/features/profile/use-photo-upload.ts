import { useEffect, useState } from 'react'
import { uploadPhoto } from '#app/features/profile/upload-photo.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import * as messages from '#contract/messages.ts'

/** From a chosen picture over its cropping to the new photo. */
export function usePhotoUpload() {
  const [chosenUrl, setChosenUrl] = useState<string>()
  const [done, setDone] = useState<number>()
  const refresh = useRefresh()
  const toast = useToast()

  useEffect(() => {
    if (chosenUrl) return () => URL.revokeObjectURL(chosenUrl)
  }, [chosenUrl])

  function choose(file: File | undefined) {
    if (!file || done !== undefined) return
    if (!file.type.startsWith('image/')) toast(messages.profile.notPicture, 'bad')
    else setChosenUrl(URL.createObjectURL(file))
  }

  function refuse() {
    setChosenUrl(undefined)
    toast(messages.wizard.photoUnreadable, 'bad')
  }

  async function upload(photo: Blob) {
    setChosenUrl(undefined)
    setDone(0)
    const outcome = await uploadPhoto(photo, setDone)
    if (!outcome.ok && outcome.code === 401) return leaveForLogin()
    if (outcome.ok) await refresh()
    setDone(undefined)
    if (outcome.ok) toast(messages.profile.uploaded)
    else toast(outcome.message, 'bad')
  }

  return { chosenUrl, done, choose, refuse, upload, cancel: () => setChosenUrl(undefined) }
}
