import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { Counter } from '#app/ui/counter.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { MultiSelect } from '#app/ui/multi-select.tsx'
import { PhoneField } from '#app/ui/phone-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { YesNo } from '#app/ui/yes-no.tsx'
import { listingLimits } from '#contract/limits.ts'
import { amenities, facings } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/sections/dev/ui.module.css'

/** Everything that is typed or picked from a list. */
export function FieldSamples() {
  return (
    <section>
      <h2>Fields</h2>
      <div className={styles.grid3}>
        <TextField label="Full Name" placeholder="As on your ID" />
        <div className={styles.isHoverSample}>
          <TextField label="Hover" defaultValue="Ananya Sharma" />
        </div>
        <div className={styles.isFocusSample}>
          <TextField label="Focus" defaultValue="Ananya Sh" />
        </div>
        <PhoneField label="Mobile number" defaultValue="98765" error={texts.validation.mobile} />
        <PhoneField
          label="Mobile number, known"
          defaultValue="9876543210"
          readOnly
          suffix={
            <Button variant="plain" small>
              Edit
            </Button>
          }
        />
        <TextField label="Disabled" disabled defaultValue="+91 90000 00002" />
        <Select label="Select" items={facings.items} defaultValue={facings.values[0]} />
        <Select
          label="Select with an error"
          required
          items={facings.items}
          placeholder="Select"
          error={texts.validation.empty}
        />
        <ChosenSamples />
        <TextArea
          label="Description"
          required
          help="What would you tell a friend about this place?"
        />
        <TextArea label="With an error" error={texts.validation.empty} />
        <TextField
          label="A label that goes on for so long that it needs a second line on most screens"
          help="Help that also goes on, because some things cannot be said in three words."
          error={texts.listing.scheduled('owner')}
          defaultValue="An answer that is longer than the box it stands in, by far"
        />
        <Counter label="Bathrooms" {...listingLimits.bathrooms} defaultValue={2} />
        <Counter label="Balconies" {...listingLimits.balconies} />
        <YesNo label="Rent negotiable" defaultValue="yes" />
      </div>
    </section>
  )
}

function ChosenSamples() {
  return (
    <>
      <MultiSelect
        label="Amenities"
        items={amenities.items}
        defaultValues={amenities.values.slice(0, 2)}
      />
      <MoneyField label="Expected rent" required defaultValue={18500} suffix="per month" />
      <MoneyField label="Deposit" required placeholder="37,000" error={texts.validation.empty} />
      <MoneyField label="A large amount" defaultValue="12500000" help="As on the sale deed" />
      <DateField label="Available from" help="Not before today" min="today" />
      <DateField label="Date" defaultValue="31/02/2026" error={texts.validation.notDate} />
      <DateField label="Date, disabled" defaultValue="01/12/2026" disabled />
      <CodeField label="OTP" defaultValue="407" />
      <CodeField label="Wrong OTP" defaultValue="4071" error={texts.login.incorrectOtp} />
      <CodeField label="Six digits" length={6} />
    </>
  )
}
