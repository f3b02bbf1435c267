import { PlanActions } from '#app/features/sender/plan-actions.tsx'
import { StopButton } from '#app/features/sender/stop-button.tsx'
import { displayName } from '#contract/format/names.ts'
import { reportDate } from '#contract/format/report-date.ts'
import { type MessageChannel, messageChannels } from '#contract/options.ts'
import * as texts from '#contract/texts/sender.ts'
import * as panelStyles from '#app/features/sender/panel.module.css'
import * as styles from '#app/features/sender/planned-list.module.css'

export type Planned = {
  referenceNo: string
  channel: MessageChannel
  subject: string
  body: string
  status: string
  scheduledAt: Date | null
  isStopping: boolean
  sentBy: string | null
}

type PlannedListProps = { planned: readonly Planned[]; onChanged: () => void }

/** The messages of all staff that wait for their time or are being sent. */
export function PlannedList({ planned, onChanged }: PlannedListProps) {
  if (planned.length === 0) return null
  return (
    <section className={styles.planned} aria-labelledby="sender-planned">
      <h2 id="sender-planned">{texts.plannedTitle}</h2>
      <ul>
        {planned.map((one) => (
          <li key={one.referenceNo}>
            <PlannedWords {...one} />
            {one.status === 'scheduled' && one.scheduledAt ? (
              <PlanActions
                reference={one.referenceNo}
                scheduledAt={new Date(one.scheduledAt).toISOString()}
                onChanged={onChanged}
              />
            ) : (
              <StopButton reference={one.referenceNo} isStopping={one.isStopping} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlannedWords({
  channel,
  subject,
  body,
  scheduledAt,
  status,
  referenceNo,
  sentBy,
}: Planned) {
  const isLater = status === 'scheduled' && scheduledAt
  return (
    <div>
      <p>
        <b>{isLater ? reportDate(scheduledAt) : texts.sending}</b> {messageChannels.labels[channel]}{' '}
        <span className={panelStyles.reference}>Ref. {referenceNo}</span>
        {sentBy && <span className="soft"> {displayName(sentBy)}</span>}
      </p>
      <p className={styles.plannedText}>{[subject, body].filter(Boolean).join(': ')}</p>
    </div>
  )
}
