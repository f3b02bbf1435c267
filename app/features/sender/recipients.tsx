import { useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { useDebouncedRead } from '#app/forms/use-debounced-read.ts'
import { Button } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { formatPhone, isMobile } from '#contract/format/phones.ts'
import { telHref } from '#contract/format/reach.ts'
import { type RecipientOutcome, recipientOutcomes } from '#contract/options/broadcasts.ts'
import { recipientsFromWire } from '#contract/schemas/broadcast-wire.ts'
import { group } from '#contract/texts/counting.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/sender/recipients.module.css'

type RecipientsProps = {
  reference: string
  /** How many there are of each. */
  counts: Record<RecipientOutcome, number>
}

const words: Record<string, string> = {
  sent: 'Sent',
  skipped: 'Left out',
  failed: 'Failed',
  unknown: 'Unknown',
  stopped: 'Stopped',
  queued: 'Waiting',
  sending: 'Waiting',
}

/** What became of each recipient of a message, those of one outcome at a time. */
export function Recipients({ reference, counts }: RecipientsProps) {
  const items = recipientOutcomes.items.flatMap(({ value, label }) =>
    counts[value] > 0 ? [{ value, label: `${label} ${group(counts[value])}` }] : [],
  )
  const [outcome, setOutcome] = useState<RecipientOutcome | undefined>(items[0]?.value)
  if (!outcome) return null
  return (
    <div className={styles.recipients}>
      {items.length > 1 && (
        <ChipChoice
          label="Recipients"
          hideLabel
          dense
          items={items}
          value={outcome}
          onValue={setOutcome}
        />
      )}
      <RecipientTable key={outcome} reference={reference} outcome={outcome} />
    </div>
  )
}

type RecipientTableProps = { reference: string; outcome: RecipientOutcome }

function RecipientTable({ reference, outcome }: RecipientTableProps) {
  const { answer, refusal, retry } = useDebouncedRead(
    '/api/mess/recipients',
    { reference, outcome },
    { pauseMs: 0 },
  )
  const { run, isBusy } = useCall({ toasts: 'failure' })
  const first = answer?.data
  const [later, setLater] = useState<NonNullable<typeof first>[]>([])
  const pages = first ? [first, ...later] : []
  const next = pages.at(-1)?.next

  async function loadMore(after: string) {
    const more = await run('/api/mess/recipients', { reference, outcome, after })
    if (more) setLater((before) => [...before, more.data])
  }

  if (!first) {
    return (
      <p role="status">
        {refusal ? texts.sender.failed : texts.sender.loading}{' '}
        {refusal && (
          <Button variant="quiet" small onClick={retry}>
            Try again
          </Button>
        )}
      </p>
    )
  }
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Name</th>
            <th scope="col">Result</th>
            <th scope="col">At</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {pages
            .flatMap(({ list }) => recipientsFromWire(list))
            .map((each) => (
              <Row key={each.id} {...each} />
            ))}
        </tbody>
      </table>
      {next && (
        <Button variant="quiet" small busy={isBusy} onClick={() => loadMore(next)}>
          More recipients
        </Button>
      )}
    </>
  )
}

type Recipient = ReturnType<typeof recipientsFromWire>[number]

function Row({ phone, name, status, reason, at }: Recipient) {
  return (
    <tr>
      <td>
        <Phone phone={phone} />
      </td>
      <td>{name || '–'}</td>
      <td>{words[status]}</td>
      <td>{at}</td>
      <td>{reason || '–'}</td>
    </tr>
  )
}

/** The number of somebody who erased the account is gone. */
function Phone({ phone }: { phone: string }) {
  if (!isMobile(phone)) return 'Erased'
  return <a href={telHref(phone)}>{formatPhone(phone)}</a>
}
