import { PlanActions } from '#app/features/sender/plan-actions.tsx'
import { RecipientMessage } from '#app/features/sender/recipient-message.tsx'
import { StopButton } from '#app/features/sender/stop-button.tsx'
import type { SendResult } from '#app/features/sender/use-progress.ts'
import { Banner } from '#app/ui/banner.tsx'
import { classes } from '#app/ui/classes.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { formatPhone } from '#contract/format/phones.ts'
import { reportDate } from '#contract/format/report-date.ts'
import { group } from '#contract/texts/counting.ts'
import * as texts from '#contract/texts.ts'
import * as panelStyles from '#app/features/sender/panel.module.css'
import * as styles from '#app/features/sender/recipient-message.module.css'
import * as tallyStyles from '#app/features/sender/tally.module.css'

type ResultPanelProps = { result: SendResult | undefined; onChanged: () => void }

/** The result of a send: totals while it is under way, then number by number. */
export function ResultPanel({ result, onChanged }: ResultPanelProps) {
  return (
    <section className={panelStyles.panel} aria-labelledby="sender-result">
      <header>
        <h2 id="sender-result">Result</h2>
        {result && <span className={panelStyles.reference}>Ref. {result.reference}</span>}
      </header>
      {result?.status === 'scheduled' && <Scheduled result={result} onChanged={onChanged} />}
      {result && result.status !== 'scheduled' && <Outcome result={result} />}
      {!result && <p className="soft">{texts.sender.noResult}</p>}
    </section>
  )
}

/** A message for later: when, and what can still be done about it. */
function Scheduled({ result, onChanged }: { result: SendResult; onChanged: () => void }) {
  const { reference, scheduledAt } = result
  return (
    <>
      <Banner tone="wait" role="status">
        {texts.sender.scheduledFor(reportDate(scheduledAt))}
      </Banner>
      <PlanActions reference={reference} scheduledAt={scheduledAt} onChanged={onChanged} />
    </>
  )
}

function Outcome({ result }: { result: SendResult }) {
  const { total, success, failed, unknown, leftOut, stopped, people } = result
  const isUnderWay = result.status === 'sending'
  const hidden = total - people.length
  return (
    <>
      <dl className={tallyStyles.tally}>
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
        {leftOut > 0 && (
          <div>
            <dt>Left out</dt>
            <dd>{group(leftOut)}</dd>
          </div>
        )}
        {stopped > 0 && (
          <div>
            <dt>Stopped</dt>
            <dd>{group(stopped)}</dd>
          </div>
        )}
      </dl>
      {isUnderWay && <UnderWay result={result} />}
      {leftOut > 0 && <p className="soft small">{texts.sender.leftOut(leftOut)}</p>}
      {unknown > 0 && <Banner tone="wait">{texts.sender.unknownOutcome(unknown)}</Banner>}
      {!isUnderWay && (
        <ul className={classes(styles.items, panelStyles.list, panelStyles.grows)}>
          {people.map((one) => (
            <ResultRow key={one.phone} {...one} />
          ))}
        </ul>
      )}
      {!isUnderWay && hidden > 0 && <p className="soft small">{texts.sender.more(hidden)}</p>}
    </>
  )
}

function UnderWay({ result }: { result: SendResult }) {
  const { total, success, failed, leftOut, stopped, waiting, isFilling, isStopping } = result
  const done = success + failed + leftOut + stopped
  return (
    <>
      <ProgressBar
        label={texts.sender.sending}
        {...(total > 0 && !isFilling && { done: done / total })}
      />
      <p className="soft small">
        {isStopping ? texts.sender.stopping : texts.sender.waiting(waiting)}
      </p>
      <StopButton reference={result.reference} isStopping={isStopping} />
    </>
  )
}

type ListedRecipient = SendResult['people'][number]

const outcomes: Partial<
  Record<ListedRecipient['status'], { word: string; dot: string | undefined }>
> = {
  sent: { word: 'Sent', dot: styles.ok },
  unknown: { word: 'Unknown', dot: styles.no },
  stopped: { word: 'Stopped', dot: styles.none },
  skipped: { word: 'Left out', dot: styles.none },
}

function ResultRow({ phone, message, status, reason }: ListedRecipient) {
  const { word, dot } = outcomes[status] ?? { word: 'Failed', dot: styles.no }
  return (
    <RecipientMessage message={message} reason={reason}>
      <span className={styles.outcome}>
        <span className={classes(styles.dot, dot)} />
        <span className="visually-hidden">{word}: </span>
        {formatPhone(phone)}
      </span>
    </RecipientMessage>
  )
}
