import { RecipientMessage } from '#app/features/sender/recipient-message.tsx'
import type { Preview } from '#app/features/sender/sender-state.ts'
import { Banner } from '#app/ui/banner.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatPhone } from '#contract/format/phones.ts'
import * as texts from '#contract/texts.ts'
import * as panelStyles from '#app/features/sender/panel.module.css'
import * as styles from '#app/features/sender/recipient-message.module.css'

type PreviewPanelProps = { preview: Preview | undefined; reference: string | undefined }

/** Each number with its own text, and before anything is sent: who will not get it, and why. */
export function PreviewPanel({ preview, reference }: PreviewPanelProps) {
  return (
    <section className={panelStyles.panel} aria-labelledby="sender-preview">
      <header>
        <h2 id="sender-preview">Preview</h2>
        {reference && <span className={panelStyles.reference}>Ref. {reference}</span>}
      </header>
      {preview ? (
        <PreviewList preview={preview} />
      ) : (
        <p className="soft">{texts.sender.noPreview}</p>
      )}
    </section>
  )
}

function PreviewList({ preview }: { preview: Preview }) {
  const { total, unknown, leftOut, dltId, people } = preview
  const hidden = total - people.length
  return (
    <>
      {unknown > 0 && (
        <Banner tone="wait" role="status">
          {texts.sender.strangers(unknown)}
        </Banner>
      )}
      {leftOut.length > 0 && (
        <Banner tone="wait" role="status">
          {leftOut.map(({ group, people }) => (
            <p key={group}>{texts.sender.leftOutFor(people, group)}</p>
          ))}
        </Banner>
      )}
      {dltId && <p className="soft small">Registered SMS template {dltId}</p>}
      <ul className={classes(styles.items, panelStyles.list, panelStyles.grows)}>
        {people.map(({ phone, name, message, reason }) => (
          <RecipientMessage key={phone} message={message} reason={reason}>
            <span>
              {formatPhone(phone)}
              {name && <span className="soft"> {name}</span>}
              {reason && <span className={styles.leftOut}> left out</span>}
            </span>
          </RecipientMessage>
        ))}
      </ul>
      {hidden > 0 && <p className="soft small">{texts.sender.more(hidden)}</p>}
    </>
  )
}
