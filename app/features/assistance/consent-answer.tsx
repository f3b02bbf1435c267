import { useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/assistance/assistance.module.css'

type ConsentAnswerProps = {
  token: string
  /** The consent that was given already, as a sentence. */
  given: string | undefined
  staff: string
  /** Which draft it is about. */
  title: string
}

/**
 * The question and the button that lets staff fill in the draft, then the result and the button
 * that stops it.
 */
export function ConsentAnswer({ token, given, staff, title }: ConsentAnswerProps) {
  const { run, busyWith, trouble } = useCall()
  const [done, setDone] = useState<{ message: string; isAllowed: boolean }>()
  const allowed = done ? (done.isAllowed ? done.message : undefined) : given

  function answer(allow: boolean) {
    return run(
      '/api/assist/answer',
      { token, allow },
      {
        name: String(allow),
        onDone: ({ data }) => setDone({ message: data.message, isAllowed: allow }),
      },
    )
  }

  if (done && !done.isAllowed) return <Banner role="status">{done.message}</Banner>
  return (
    <>
      {allowed ? (
        <p>{title}</p>
      ) : (
        <p>
          <b>{staff}</b> of our team would like to fill it in for you: {title}
        </p>
      )}
      <p>
        <span className="soft">{texts.assistance.whatItMeans}</span>
      </p>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      {allowed && <Banner role="status">{allowed}</Banner>}
      <div className={styles.buttons}>
        {!allowed && (
          <Button busy={busyWith === 'true'} onClick={() => answer(true)}>
            Allow it for one hour
          </Button>
        )}
        <Button variant="quiet" busy={busyWith === 'false'} onClick={() => answer(false)}>
          {allowed ? 'Stop' : 'No'}
        </Button>
      </div>
    </>
  )
}
