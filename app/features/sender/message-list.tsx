import { useCallback, useEffect, useState } from 'react'
import { type AnswerOf, call } from '#app/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/sender/sender.module.css'

type Earlier = AnswerOf<'/api/mess/mess-r'>['data']['list']

/** Earlier messages; pressing one loads it into the field. */
export function MessageList({ onChoose }: { onChoose: (message: string) => void }) {
  const [earlier, setEarlier] = useState<Earlier>()
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    const reply = await call('/api/mess/mess-r', {})
    if (reply.ok) setEarlier(reply.answer.data.list)
    else setFailed(true)
  }, [])
  useEffect(() => {
    load()
  }, [load])

  return (
    <section className={styles.panel} aria-labelledby="sender-messages">
      <header>
        <h2 id="sender-messages">Message List</h2>
      </header>
      <ul className={styles.messages}>
        {earlier?.map(({ _id, message }) => (
          <li key={_id}>
            <button type="button" onClick={() => onChoose(message)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.listState} role="status">
        {!earlier && !hasFailed && messages.sender.loading}
        {hasFailed && messages.sender.failed}
        {earlier?.length === 0 && messages.empty.table}
      </p>
      {hasFailed && (
        <Button variant="quiet" small onClick={load}>
          Try again
        </Button>
      )}
    </section>
  )
}
