import { type ReactNode, useState } from 'react'
import { Answered } from '#app/features/signed-link/answered.tsx'
import type { PostedOf, SayingPath } from '#app/forms/api-client.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import * as styles from '#app/features/signed-link/signed-link.module.css'

type Answer<P extends SayingPath> = {
  label: string
  posted: PostedOf<P>
  variant?: 'quiet' | 'plain' | undefined
  /** Names the answer in the address of a link. */
  name?: string
}

type LinkAnswerProps<P extends SayingPath> = {
  path: P
  answers: Answer<P>[]
  /** The answer that the followed link stands for, shown as the only button. */
  chosen?: string | undefined
  /** Added to the sentence about what was done. */
  thanks?: string
  /** Above the buttons, until it is answered. */
  before?: ReactNode
  /** Links to other answers. */
  children?: ReactNode
}

/** Buttons: opening a link alone, as mail scanners and previews of messages do, answers nothing. */
export function LinkAnswer<P extends SayingPath>({
  path,
  answers,
  chosen,
  thanks = '',
  before,
  children,
}: LinkAnswerProps<P>) {
  const { run, busyWith, trouble } = useCall()
  const [done, setDone] = useState<string>()
  const only = answers.find(({ name }) => name !== undefined && name === chosen)

  function answer({ label, posted }: Answer<P>) {
    return run(path, posted, { name: label, onDone: ({ data }) => setDone(data.message) })
  }

  if (done) {
    return (
      <Answered>
        {done} {thanks}
      </Answered>
    )
  }
  return (
    <>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      {before}
      <div className={styles.answers}>
        {(only ? [{ ...only, variant: undefined }] : answers).map((each) => (
          <Button
            key={each.label}
            variant={each.variant}
            busy={busyWith === each.label}
            onClick={() => answer(each)}
          >
            {each.label}
          </Button>
        ))}
        {children}
      </div>
    </>
  )
}
