import { useState } from 'react'
import { Link } from 'react-router'
import type { ConversationRow } from '#app/features/conversations/conversation-view.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { PagePart } from '#app/ui/page-part.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import { conversationLimits } from '#contract/limits.ts'
import { conversationPath } from '#contract/listing/conversation-path.ts'
import * as texts from '#contract/texts/conversations.ts'
import * as styles from '#app/features/conversations/conversation-rows.module.css'

type ConversationRowsProps = { title: string; rows: readonly ConversationRow[] }

/** Somebody's conversations, the latest first; nothing where there are none. */
export function ConversationRows({ title, rows }: ConversationRowsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, conversationLimits.first)
  if (rows.length === 0) return null
  return (
    <PagePart id="conversations" title={title}>
      <div className={styles.panel}>
        <ul className={styles.rows}>
          {shown.map((row) => (
            <li key={row.id} data-keep-clear>
              <Row row={row} />
            </li>
          ))}
        </ul>
        {shown.length < rows.length && (
          <Button variant="quiet" small wide onClick={() => setIsWhole(true)}>
            Show all {rows.length}
          </Button>
        )}
      </div>
    </PagePart>
  )
}

function Row({ row: { id, other, title, photo, last, when, unread } }: { row: ConversationRow }) {
  return (
    <Link to={conversationPath(id)} className={classes(styles.row, unread > 0 && styles.isUnread)}>
      <Thumb photo={photo} />
      <span className={styles.what}>
        <span className={styles.top}>
          <b>{other}</b>
          <span className="soft small">{when}</span>
        </span>
        <span className="soft small">{title}</span>
        <span className={styles.bottom}>
          <span className={styles.last}>{last}</span>
          {unread > 0 && <Tag free>{texts.unread(unread)}</Tag>}
        </span>
      </span>
    </Link>
  )
}
