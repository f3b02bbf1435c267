import { useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'

/** A button: opening the link alone, as mail scanners do, changes nothing. */
export function UnsubscribeForm({ token }: { token: string }) {
  const { run, isBusy, trouble } = useCall()
  const [done, setDone] = useState<string>()

  function unsubscribe() {
    return run('/api/user/unsubscribe', { token }, { onDone: ({ data }) => setDone(data.message) })
  }

  if (done) return <Banner role="status">{done}</Banner>
  return (
    <>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      <p>
        <Button busy={isBusy} onClick={unsubscribe}>
          Send me no more offers
        </Button>
      </p>
    </>
  )
}
