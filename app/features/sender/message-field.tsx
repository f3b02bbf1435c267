import { useRef } from 'react'
import { SmsLength } from '#app/features/sender/sms-length.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { senderLimits } from '#contract/limits.ts'
import type { MessageChannel } from '#contract/options.ts'
import { placeholders } from '#contract/schemas/placeholders.ts'
import * as styles from '#app/features/sender/write-panel.module.css'
import * as chipStyles from '#app/ui/chips.module.css'

const chips = [
  { label: 'Full Name', text: placeholders.name },
  { label: 'Phone No', text: placeholders.phone },
  { label: 'Email id', text: placeholders.email },
] as const

type MessageFieldProps = {
  channel: MessageChannel
  value: string
  error: string | undefined
  onValue: (text: string) => void
  onFocus: () => void
}

/** The message, and chips that insert a placeholder where the cursor stands. */
export function MessageField({ channel, value, error, onValue, onFocus }: MessageFieldProps) {
  const ref = useRef<HTMLTextAreaElement>(null)

  function insert(text: string) {
    const field = ref.current
    if (!field) return
    const { selectionStart: start, selectionEnd: end } = field
    onValue(`${value.slice(0, start)}${text}${value.slice(end)}`)
    field.focus()
    // After React has rendered the new value.
    requestAnimationFrame(() => field.setSelectionRange(start + text.length, start + text.length))
  }

  return (
    <div className={styles.messageField}>
      <TextArea
        ref={ref}
        label="Message"
        rows={6}
        maxLength={senderLimits.messageChars}
        value={value}
        error={error}
        onValue={onValue}
        onFocus={onFocus}
      />
      {channel === 'sms' && <SmsLength text={value} />}
      <fieldset className={chipStyles.chips} aria-label="Insert">
        {chips.map(({ label, text }) => (
          <button key={text} type="button" className={chipStyles.chip} onClick={() => insert(text)}>
            <Icon name="plus" />
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
