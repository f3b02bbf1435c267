import { ReasonField } from '#app/features/review/reason-field.tsx'
import type { AnswerGroup, ShownAnswer } from '#app/features/review/review-view.ts'
import { Tick } from '#app/features/review/tick.tsx'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { cannedReasons } from '#contract/listing/canned-reasons.ts'
import * as styles from '#app/features/review/answer-groups.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

type AnswerGroupsProps = {
  groups: readonly AnswerGroup[]
  reasons: Reasons
  /** Answers that a signal or a change is about. */
  marked: ReadonlySet<string>
}

/** Every answer in the order of the wizard, each with a tick for what is to be corrected. */
export function AnswerGroups({ groups, reasons, marked }: AnswerGroupsProps) {
  return groups.map(({ title, answers }) => (
    <section key={title} className={boxStyles.box} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.answers}>
        {answers.map((answer) => (
          <AnswerRow
            key={answer.field}
            answer={answer}
            reasons={reasons}
            isMarked={marked.has(answer.field)}
          />
        ))}
      </dl>
    </section>
  ))
}

type AnswerRowProps = { answer: ShownAnswer; reasons: Reasons; isMarked: boolean }

function AnswerRow({ answer, reasons, isMarked }: AnswerRowProps) {
  const { field, label, value, isLong } = answer
  const isTicked = reasons.textOf({ field }) !== undefined
  return (
    <div
      className={styles.answer}
      data-long={isLong || undefined}
      data-marked={isMarked || undefined}
      data-ticked={isTicked || undefined}
    >
      <dt>{label}</dt>
      <dd>
        {value || <span className="soft">not given</span>}
        <ReasonField
          subject={{ field }}
          name={label}
          reasons={reasons}
          canned={cannedReasons(field)}
        />
      </dd>
      <dd className={styles.tick}>
        <Tick subject={{ field }} name={label} reasons={reasons} />
      </dd>
    </div>
  )
}
