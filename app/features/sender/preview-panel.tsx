import type { Preview } from '#app/features/sender/use-sender.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as messages from '#contract/messages.ts'
import { formatPhone } from '#contract/phones.ts'
import * as styles from '#app/features/sender/sender.module.css'

type PreviewPanelProps = { preview: Preview | undefined; reference: string | undefined }

/** Each number with its own text, and before anything is sent: who will not get it, and why. */
export function PreviewPanel({ preview, reference }: PreviewPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="sender-preview">
      <header>
        <h2 id="sender-preview">Preview</h2>
        {reference && <span className={styles.reference}>Ref. {reference}</span>}
      </header>
      {preview ? (
        <PreviewList preview={preview} />
      ) : (
        <p className="soft">{messages.sender.noPreview}</p>
      )}
    </section>
  )
}

function PreviewList({ preview }: { preview: Preview }) {
  const { total, unknown, left_out, dlt_id, list } = preview
  const hidden = total - list.length
  return (
    <>
      {unknown > 0 && (
        <Notice tone="wait" role="status">
          {messages.sender.strangers(unknown)}
        </Notice>
      )}
      {left_out.length > 0 && (
        <Notice tone="wait" role="status">
          {left_out.map(({ reason, people }) => (
            <p key={reason}>{messages.sender.leftOutFor(people, reason)}</p>
          ))}
        </Notice>
      )}
      {dlt_id && <p className="soft small">Registered SMS template {dlt_id}</p>}
      <ul className={styles.items}>
        {list.map(({ phone_no, user_name, message, reason }) => (
          <li key={phone_no}>
            <details className={styles.item}>
              <summary>
                <span>
                  {formatPhone(phone_no)}
                  {user_name && <span className="soft"> {user_name}</span>}
                  {reason && <span className={styles.leftOut}> left out</span>}
                </span>
                <Icon name="chevron-down" />
              </summary>
              <p>{message}</p>
              {reason && <p className={styles.reason}>{reason}</p>}
            </details>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="soft small">{messages.sender.more(hidden)}</p>}
    </>
  )
}
