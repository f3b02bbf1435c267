import type { LiveTerms } from '#app/features/own-listings/own-listing-row.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { DateField } from '#app/ui/date-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { YesNo } from '#app/ui/yes-no.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/own-listings/own-listings.module.css'

type LiveDialogProps = { id: string; terms: LiveTerms; onClose: () => void }

/** Price, deposit and date of a listing that is shown; everybody sees them as soon as they are saved. */
export function LiveDialog({ id, terms, onClose }: LiveDialogProps) {
  const { isRent, version, ...start } = terms
  const form = useCallForm('/api/prop/live', {
    start,
    rest: { id, version },
    toasts: 'done',
    refreshes: 'answered',
    onDone: onClose,
  })
  const { field } = form
  return (
    <Dialog open sheet onClose={onClose} title={texts.revision.changeTerms}>
      <p className="soft small">{texts.revision.termsHint}</p>
      <Form {...form} className={styles.terms}>
        <MoneyField
          label={isRent ? 'Expected rent' : 'Expected price'}
          required
          suffix={isRent ? 'per month' : undefined}
          {...field('price')}
        />
        <YesNo
          label={isRent ? 'Rent negotiable' : 'Price negotiable'}
          {...field('price_negotable')}
        />
        {isRent && <MoneyField label="Deposit" required {...field('deposit_price')} />}
        {isRent && <YesNo label="Deposit negotiable" {...field('deposite_price_negotable')} />}
        <DateField label="Available from" required min="today" {...field('avalible_from')} />
        <SubmitButton wide>Save</SubmitButton>
      </Form>
    </Dialog>
  )
}
