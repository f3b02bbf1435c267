import { useCopy } from '#app/browser/use-copy.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { tableDate } from '#contract/format/dates.ts'
import { formatPhone } from '#contract/format/phones.ts'
import * as styles from '#app/features/outbox/outbox-message.module.css'

type Message = {
  channel: 'sms' | 'whatsapp' | 'email'
  to: string
  subject: string
  body: string
  at: string
}

const channels = {
  sms: { label: 'SMS', icon: 'message-square-text' },
  whatsapp: { label: 'WhatsApp', icon: 'message-circle' },
  email: { label: 'E-mail', icon: 'mail' },
} as const

/** One kept message; a login code in it stands out and is copied with one press. */
export function OutboxMessage({ message, now }: { message: Message; now: number }) {
  const { label, icon } = channels[message.channel]
  const code = message.body.match(/^(\d{4,8}) is your OTP/)?.[1]

  return (
    <li className={styles.outboxMessage}>
      <span className={styles.outboxIcon}>
        <Icon name={icon} />
      </span>
      <div className={styles.outboxText}>
        <p className={styles.outboxTo}>
          <b className="number">{formatPhone(message.to)}</b>
          <Tag>{label}</Tag>
          <time className="small soft number" dateTime={message.at}>
            {tableDate(message.at, now)}
          </time>
        </p>
        {message.subject && <p className={styles.outboxSubject}>{message.subject}</p>}
        <p className={styles.outboxBody}>{message.body}</p>
      </div>
      {code && <Code code={code} />}
    </li>
  )
}

function Code({ code }: { code: string }) {
  const copy = useCopy()
  const copied = `${code} is copied`

  return (
    <div className={styles.outboxCode}>
      <output className={classes(styles.outboxDigits, 'number')}>{code}</output>
      <Button
        variant="quiet"
        small
        onClick={() => copy(code, copied, 'Please mark the code and copy it')}
        aria-label={`Copy the code ${code}`}
      >
        <Icon name="copy" />
        Copy
      </Button>
    </div>
  )
}
