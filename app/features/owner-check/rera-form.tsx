import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { ownerCheckLimits } from '#contract/limits/owner-checks.ts'
import { reraNumbers } from '#contract/listing/rera-number.ts'
import { reraRegisters } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import * as styles from '#app/features/owner-check/owner-check.module.css'

/** Gives the number of a broker's registration. */
export function ReraForm() {
  const form = useCallForm('/api/user/check/rera', {
    start: { number: '' },
    schema: async () => (await import('#contract/schemas/owner-check.ts')).reraNumberSchema,
    toasts: 'done',
    refreshes: 'done',
  })
  return (
    <Form {...form} className={styles.form} aria-label={texts.numberLabel}>
      <TextField
        label={texts.numberLabel}
        maxLength={ownerCheckLimits.reraChars}
        autoComplete="off"
        {...form.field('number')}
      />
      <dl className={styles.examples}>
        {reraRegisters.items.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd className="number">{reraNumbers[value].example}</dd>
          </div>
        ))}
      </dl>
      <SubmitButton>{texts.sendNumber}</SubmitButton>
    </Form>
  )
}
