import { FieldGroup } from '#app/ui/field-group.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { personLimits } from '#contract/limits.ts'
import { type ComplaintReason, complaintReasons } from '#contract/options.ts'
import * as styles from '#app/features/complaint/complain.module.css'

type Field<Value extends string> = {
  name: string
  value: Value
  error: string | undefined
  onValue: (value: Value) => void
}

type ComplaintFieldsProps = {
  reason: Field<ComplaintReason | ''>
  note: Field<string>
  reasons?: readonly ComplaintReason[]
}

/** What is wrong, and anything else that we should know. */
export function ComplaintFields({
  reason,
  note,
  reasons = complaintReasons.values,
}: ComplaintFieldsProps) {
  return (
    <>
      <FieldGroup label="What is wrong?" radio error={reason.error}>
        <div className={styles.complaintReasons}>
          {reasons.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={reason.name}
                value={value}
                checked={reason.value === value}
                onChange={() => reason.onValue(value)}
              />
              {complaintReasons.labels[value]}
            </label>
          ))}
        </div>
      </FieldGroup>
      <TextArea
        label="Anything else we should know?"
        rows={3}
        maxLength={personLimits.complaintNoteChars}
        {...note}
      />
    </>
  )
}
