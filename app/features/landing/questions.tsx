import { keepTogether } from '#app/features/landing/keep-together.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/landing/landing.module.css'

type QuestionsProps = { questions: readonly { ask: string; answer: string }[] }

/** What people ask about a place, answered from our figures. */
export function Questions({ questions }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section>
      <h2>Questions and answers</h2>
      {questions.map(({ ask, answer }) => (
        <details key={ask} className={styles.question}>
          <summary>
            {ask}
            <Icon name="chevron-down" />
          </summary>
          <p>{keepTogether(answer)}</p>
        </details>
      ))}
    </section>
  )
}
