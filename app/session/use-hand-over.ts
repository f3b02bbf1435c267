import { useEffect } from 'react'
import { deviceDrafts } from '#app/forms/drafts.ts'

/** A logout does not wait for a slow network for longer. */
const longestMs = 3_000

type HandOver = (by: string) => Promise<unknown>

/** Before a logout, gives what was typed and not saved to the server, so that the device need not keep it. */
export function useHandOver(phone: string | undefined, load: () => Promise<HandOver>) {
  useEffect(() => {
    if (!phone) return
    async function logOut(by: string) {
      const late = new Promise((resolve) => setTimeout(resolve, longestMs))
      const handedOver = load().then((handOver) => handOver(by))
      await Promise.race([handedOver, late]).catch(() => undefined)
      location.assign('/logout')
    }
    function onClick(event: MouseEvent) {
      const { target } = event
      if (!(target instanceof Element) || !target.closest('a[href="/logout"]')) return
      if (deviceDrafts().length === 0) return
      event.preventDefault()
      logOut(phone!)
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [phone, load])
}
