import { FieldGroup } from '#app/ui/field-group.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import { Toggle } from '#app/ui/toggle.tsx'
import { type YesNo as Answer, yesNo } from '#contract/options.ts'

type YesNoProps = FieldTexts & {
  name?: string
  /** '' while there is no answer. */
  value?: Answer | ''
  defaultValue?: Answer
  onValue?: (answer: Answer) => void
  disabled?: boolean
}

/** A question with two answers, the question on the left. */
export function YesNo({ name, value, defaultValue, onValue, disabled, ...field }: YesNoProps) {
  return (
    <FieldGroup {...field} row radio>
      <Toggle
        items={yesNo.items}
        name={name}
        value={value}
        defaultValue={defaultValue}
        disabled={disabled}
        onValue={(answer) => onValue?.(answer as Answer)}
      />
    </FieldGroup>
  )
}
