import { useEffect, useState } from 'react'

type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** Asks the browser to install the site; undefined where it cannot, or where it is done. */
export function useInstallOffer() {
  const [offer, setOffer] = useState<InstallOffer>()

  useEffect(() => {
    function keep(event: Event) {
      event.preventDefault()
      setOffer(event as InstallOffer)
    }
    const forget = () => setOffer(undefined)
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', forget)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', forget)
    }
  }, [])

  async function install() {
    // A browser lets each offer be used once.
    setOffer(undefined)
    await offer?.prompt()
  }

  return offer && install
}
