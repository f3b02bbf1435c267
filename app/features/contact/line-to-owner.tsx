import type { Trouble } from '#app/forms/call-state.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { contactLimits } from '#contract/limits.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as styles from '#app/features/contact/contact-dialog.module.css'

type LineFieldProps = {
  who: OfferedBy
  line: string
  onLine: (line: string) => void
  error?: string | undefined
}

export function LineField({ who, line, onLine, error }: LineFieldProps) {
  return (
    <TextField
      label={propertyTexts.lineLabel(who)}
      placeholder={propertyTexts.linePlaceholder}
      maxLength={contactLimits.lineChars}
      value={line}
      onValue={onLine}
      error={error}
    />
  )
}

type LineToOwnerProps = Omit<LineFieldProps, 'error'> & {
  /** The line that was sent already: it can be sent only once. */
  written: string | undefined
  trouble: Trouble | undefined
  isBusy: boolean
  onSend: () => void
}

/** A line that goes to the owner once; afterwards it says what was written. */
export function LineToOwner({ written, trouble, isBusy, onSend, ...field }: LineToOwnerProps) {
  if (written) return <p className="soft small">{propertyTexts.youWrote(written)}</p>
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (field.line.trim()) onSend()
      }}
    >
      <LineField {...field} error={trouble?.message} />
      <Button type="submit" variant="quiet" busy={isBusy}>
        Send
      </Button>
    </form>
  )
}
