import { StopButton } from '#app/features/sender/stop-button.tsx'
import type { SendResult } from '#app/features/sender/use-progress.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { group } from '#contract/messages/counting.ts'
import * as messages from '#contract/messages.ts'
import { formatPhone } from '#contract/phones.ts'
import * as styles from '#app/features/sender/sender.module.css'

/** What became of the message: while it is sent in numbers, then number by number. */
export function ResultPanel({ result }: { result: SendResult | undefined }) {
  return (
    <section className={styles.panel} aria-labelledby="sender-result">
      <header>
        <h2 id="sender-result">Result</h2>
        {result && <span className={styles.reference}>Ref. {result.reference_no}</span>}
      </header>
      {result ? <Outcome result={result} /> : <p className="soft">{messages.sender.noResult}</p>}
    </section>
  )
}

function Outcome({ result }: { result: SendResult }) {
  const { total, success, failed, unknown, left_out, stopped, list } = result
  const isUnderWay = result.status === 'sending'
  const hidden = total - list.length
  return (
    <>
      <dl className={styles.tally}>
        <div>
          <dt>Total Request</dt>
          <dd>{group(total)}</dd>
        </div>
        <div>
          <dt>Successful</dt>
          <dd data-tone="good">{group(success)}</dd>
        </div>
        <div>
          <dt>Failed</dt>
          <dd data-tone="bad">{group(failed)}</dd>
        </div>
        {stopped > 0 && (
          <div>
            <dt>Stopped</dt>
            <dd>{group(stopped)}</dd>
          </div>
        )}
      </dl>
      {isUnderWay && <UnderWay result={result} />}
      {left_out > 0 && <p className="soft small">{messages.sender.leftOut(left_out)}</p>}
      {unknown > 0 && <Notice tone="wait">{messages.sender.unknownOutcome(unknown)}</Notice>}
      {!isUnderWay && (
        <ul className={styles.items}>
          {list.map((one) => (
            <ResultItem key={one.phone_no} {...one} />
          ))}
        </ul>
      )}
      {!isUnderWay && hidden > 0 && <p className="soft small">{messages.sender.more(hidden)}</p>}
    </>
  )
}

function UnderWay({ result }: { result: SendResult }) {
  const { total, success, failed, stopped, waiting, is_filling, is_stopping } = result
  const done = success + failed + stopped
  return (
    <>
      <ProgressBar
        label={messages.sender.sending}
        {...(total > 0 && !is_filling && { done: done / total })}
      />
      <p className="soft small">
        {is_stopping ? messages.sender.stopping : messages.sender.waiting(waiting)}
      </p>
      <StopButton reference={result.reference_no} isStopping={is_stopping} />
    </>
  )
}

type ListedRecipient = SendResult['list'][number]

const outcomes: Partial<
  Record<ListedRecipient['status'], { word: string; dot: string | undefined }>
> = {
  sent: { word: 'Sent', dot: styles.ok },
  unknown: { word: 'Unknown', dot: styles.no },
  stopped: { word: 'Stopped', dot: styles.none },
}

function ResultItem({ phone_no, message, status, reason }: ListedRecipient) {
  const { word, dot } = outcomes[status] ?? { word: 'Failed', dot: styles.no }
  return (
    <li>
      <details className={styles.item}>
        <summary>
          <span className={styles.outcome}>
            <span className={classes(styles.dot, dot)} />
            <span className="visually-hidden">{word}: </span>
            {formatPhone(phone_no)}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <p>{message}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </details>
    </li>
  )
}
