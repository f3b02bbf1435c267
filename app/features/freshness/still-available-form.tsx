import { useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Deal } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/freshness/freshness.module.css'

/** Two buttons: opening the link alone, as previews of messages do, answers nothing. */
export function StillAvailableForm({ token, deal }: { token: string; deal: Deal }) {
  const { run, busyWith, trouble } = useCall()
  const [done, setDone] = useState<string>()

  function answer(available: boolean) {
    return run(
      '/api/prop/still-available',
      { token, available },
      { name: available ? 'yes' : 'no', onDone: ({ data }) => setDone(data.message) },
    )
  }

  if (done) {
    return (
      <Banner role="status">
        {done} {texts.dashboard.thanks}
      </Banner>
    )
  }
  return (
    <>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      <div className={styles.answers}>
        <Button busy={busyWith === 'yes'} onClick={() => answer(true)}>
          Yes, still available
        </Button>
        <Button variant="quiet" busy={busyWith === 'no'} onClick={() => answer(false)}>
          {deal === 'rent' ? 'No, mark it as rented' : 'No, mark it as sold'}
        </Button>
      </div>
    </>
  )
}
