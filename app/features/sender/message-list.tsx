import { type Template, TemplateList } from '#app/features/sender/template-list.tsx'
import { useAnswer } from '#app/forms/use-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/sender/message-list.module.css'
import * as panelStyles from '#app/features/sender/panel.module.css'

type MessageListProps = {
  templates: readonly Template[]
  onChoose: (chosen: { message: string; subject?: string }) => void
}

/** Templates and earlier messages; pressing one loads it into the field. */
export function MessageList({ templates, onChoose }: MessageListProps) {
  const { answer, trouble, ask } = useAnswer('/api/mess/mess-r', {})
  const earlier = answer?.data.list

  return (
    <section className={panelStyles.panel} aria-labelledby="sender-messages">
      <header>
        <h2 id="sender-messages">Message List</h2>
      </header>
      <TemplateList
        templates={templates}
        onChoose={({ subject, body }) => onChoose({ subject, message: body })}
      />
      <h3 className={panelStyles.listTitle}>Earlier messages</h3>
      <ul className={classes(styles.messages, panelStyles.list)} aria-label="Earlier messages">
        {earlier?.map(({ message }) => (
          <li key={message}>
            <button type="button" onClick={() => onChoose({ message })}>
              {message}
            </button>
          </li>
        ))}
      </ul>
      <p className={panelStyles.listState} role="status">
        {!earlier && !trouble && texts.sender.loading}
        {trouble && texts.sender.failed}
        {earlier?.length === 0 && texts.empty.table}
      </p>
      {trouble && (
        <Button variant="quiet" small onClick={ask}>
          Try again
        </Button>
      )}
    </section>
  )
}
