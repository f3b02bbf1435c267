import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import type { UnsavedSync } from '#app/features/wizard/unsaved-sync.ts'
import { useOnline } from '#app/features/wizard/use-online.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { leaveUnkept } from '#contract/texts/wizard.ts'

/** Sends what is typed before the page is left, and warns only when that has not worked. */
export function useSaveBeforeUnload({ autosave, leave }: UnsavedSync) {
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      autosave.isUnsent() && currentLocation.key !== nextLocation.key,
  )

  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    if ((await autosave.flush()) || (await confirm(leaveUnkept))) blocker.proceed()
    else blocker.reset()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') decide()
  }, [blocker.state])

  useOnline(() => autosave.flush())

  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      leave()
      const mayArrive = navigator.onLine && !autosave.hasFailed()
      if (autosave.isUnsent() && !mayArrive) event.preventDefault()
    }
    const sendHidden = () => document.visibilityState === 'hidden' && autosave.flush()
    addEventListener('beforeunload', warn)
    // On phones, `hidden` is the last event that a page gets.
    document.addEventListener('visibilitychange', sendHidden)
    return () => {
      autosave.stop()
      removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', sendHidden)
    }
  }, [autosave, leave])
}
