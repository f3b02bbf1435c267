import { useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import * as styles from '#app/features/visits/visits.module.css'

type AnswerVisitFormProps = { token: string; side: 'owner' | 'seeker' }

/** Buttons: opening the link alone, as previews of messages do, answers nothing. */
export function AnswerVisitForm({ token, side }: AnswerVisitFormProps) {
  const { run, busyWith, trouble } = useCall()
  const [done, setDone] = useState<string>()

  function answer(action: 'accept' | 'decline') {
    return run(
      '/api/user/visits/link',
      { token, action },
      { name: action, onDone: ({ data }) => setDone(data.message) },
    )
  }

  if (done) return <Banner role="status">{done}</Banner>
  return (
    <>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      <div className={styles.buttons}>
        <Button busy={busyWith === 'accept'} onClick={() => answer('accept')}>
          Accept
        </Button>
        <ButtonLink to={side === 'owner' ? '/dashboard/visits' : '/my-search'} variant="quiet">
          Other time
        </ButtonLink>
        <Button variant="plain" busy={busyWith === 'decline'} onClick={() => answer('decline')}>
          Decline
        </Button>
      </div>
    </>
  )
}
