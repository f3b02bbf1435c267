import { Fragment } from 'react'
import type { ConversationView, LineView } from '#app/features/conversations/conversation-view.ts'
import { Caution } from '#app/features/conversations/line-field.tsx'
import { classes } from '#app/ui/classes.ts'
import * as texts from '#contract/texts/conversations.ts'
import * as styles from '#app/features/conversations/conversations.module.css'

type ConversationLinesProps = Pick<ConversationView, 'lines' | 'other' | 'isRead'> & {
  /** The side whose lines stand on the right. */
  own?: string
  /** Lines that are being sent. */
  pending?: string | undefined
}

/** What was written, the oldest first, by day. */
export function ConversationLines({
  lines,
  own = 'You',
  other,
  isRead,
  pending,
}: ConversationLinesProps) {
  const lastOwn = lines.findLast(({ isOwn }) => isOwn)
  if (lines.length === 0 && !pending) return <p className="soft">{texts.noneYet}</p>
  return (
    <ol className={styles.lines} aria-label="Conversation">
      {lines.map((line, at) => (
        <Fragment key={line.id}>
          {line.day !== lines[at - 1]?.day && <li className={styles.day}>{line.day}</li>}
          <Line
            line={line}
            author={line.isOwn ? own : other}
            note={line === lastOwn && isRead ? 'Read' : ''}
          />
        </Fragment>
      ))}
      {pending && (
        <li className={classes(styles.line, styles.isOwn, styles.isPending)}>
          <p>{pending}</p>
          <span>Sending</span>
        </li>
      )}
    </ol>
  )
}

type LineProps = { line: LineView; author: string; note: string }

function Line({ line: { body, time, isOwn }, author, note }: LineProps) {
  return (
    <li className={classes(styles.line, isOwn && styles.isOwn)}>
      <b className="visually-hidden">{author}: </b>
      <p>{body}</p>
      <span>
        {time}
        {note && ` · ${note}`}
      </span>
      {!isOwn && <Caution line={body} isOwn={false} />}
    </li>
  )
}
