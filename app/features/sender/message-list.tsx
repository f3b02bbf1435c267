import { useEffect, useState } from 'react'
import { type AnswerOf, call } from '#app/api-client.ts'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/sender/sender.module.css'

type Earlier = AnswerOf<'/api/mess/mess-r'>['data']['list']

/** Earlier messages; pressing one loads it into the field. */
export function MessageList({ onChoose }: { onChoose: (message: string) => void }) {
  const [earlier, setEarlier] = useState<Earlier>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    call('/api/mess/mess-r', {}).then((reply) => {
      if (reply.ok) setEarlier(reply.answer.data.list)
      else setFailed(true)
    })
  }, [])

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
    </section>
  )
}
