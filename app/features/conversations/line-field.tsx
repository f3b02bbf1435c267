import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { findContact } from '#contract/format/contact-in-text.ts'
import { conversationLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts/conversations.ts'
import * as styles from '#app/features/conversations/conversations.module.css'

type LineFieldProps = {
  label: string
  hideLabel?: boolean
  placeholder?: string
  /** Texts that one tap writes into the field. */
  suggestions: readonly string[]
  rows?: number
  name: string
  value: string
  error: string | undefined
  isBusy: boolean
  onLine: (line: string) => void
}

/** The field in which a line is written; warns when it holds a number or a link. */
export function LineField({ suggestions, rows = 3, isBusy, onLine, ...field }: LineFieldProps) {
  return (
    <>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label="Suggestions">
          {suggestions.map((text) => (
            <li key={text}>
              <Button variant="quiet" small onClick={() => onLine(text)}>
                {text}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        {...field}
        // Optimistic update: a line that is being sent stands among the others; a refusal brings it
        // back into the field.
        value={isBusy ? '' : field.value}
        readOnly={isBusy}
        rows={rows}
        maxLength={conversationLimits.lineChars}
        onValue={onLine}
      />
      <Caution line={field.value} isOwn />
    </>
  )
}

/** Warns of a number or a link in a line, whoever wrote it. */
export function Caution({ line, isOwn }: { line: string; isOwn: boolean }) {
  const contact = findContact(line)
  if (!contact) return null
  const { yourNumber, yourLink, theirNumber, theirLink } = texts
  const [phone, link] = isOwn ? [yourNumber, yourLink] : [theirNumber, theirLink]
  return (
    <p className={styles.caution} role={isOwn ? 'status' : undefined}>
      <Icon name="triangle-alert" />
      {contact.kind === 'phone' ? phone : link}
    </p>
  )
}
