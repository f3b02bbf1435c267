import { useEffect } from 'react'
import { deviceDrafts } from '#app/features/wizard/device-drafts.ts'
import { useViewer } from '#app/session/root-data.ts'

/** A logout does not wait for a slow network for longer. */
const longestMs = 3_000

/** Before a logout, gives what was typed and not saved to the server, so that the device need not keep it. */
export function HandOverAtLogout() {
  const phone = useViewer()?.phone
  useEffect(() => {
    if (!phone) return
    function onClick(event: MouseEvent) {
      const { target } = event
      if (!(target instanceof Element) || !target.closest('a[href="/logout"]')) return
      if (deviceDrafts().length === 0) return
      event.preventDefault()
      logOut(phone!)
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [phone])
  return null
}

async function logOut(phone: string) {
  const late = new Promise((resolve) => setTimeout(resolve, longestMs))
  const handedOver = import('#app/features/wizard/hand-over-drafts.ts').then(({ handOverDrafts }) =>
    handOverDrafts(phone),
  )
  await Promise.race([handedOver, late]).catch(() => undefined)
  location.assign('/logout')
}
