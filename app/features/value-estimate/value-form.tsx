import { useState } from 'react'
import { valueAnswerId } from '#app/features/value-estimate/value-answer.tsx'
import { type ValueQuestion, valueErrors } from '#app/features/value-estimate/value-question.ts'
import { useQueryForm } from '#app/forms/use-query-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isOption } from '#contract/options/option-list.ts'
import { cities, propertyTypes, residentialTypes, roomFilters } from '#contract/options.ts'
import * as styles from '#app/features/value-estimate/value-estimate.module.css'

const deals = [
  { value: 'resale', label: 'Selling price' },
  { value: 'rent', label: 'Monthly rent' },
]

/** Describes a property; a plain form, so that it works without JavaScript too. */
export function ValueForm({ question }: { question: ValueQuestion }) {
  const [type, setType] = useState<string>(question.propertyType)
  const {
    form,
    isBusy,
    errors = question.errors,
  } = useQueryForm({ check: valueErrors, answerId: valueAnswerId })

  return (
    <form className={styles.valueForm} {...form} noValidate>
      <Select label="City" name="city" items={cities.items} defaultValue={question.city} />
      <TextField
        label="Locality, sector or PIN code"
        name="place"
        defaultValue={question.place}
        autoComplete="off"
      />
      <Select
        label="Property type"
        name="type"
        items={propertyTypes.items}
        value={type}
        onChange={(event) => setType(event.target.value)}
      />
      {isOption(residentialTypes, type) && (
        <Select
          label="BHK"
          name="bhk"
          items={roomFilters.items}
          placeholder="Any"
          defaultValue={question.bhk ?? ''}
        />
      )}
      <TextField
        label="Build-up area in sq ft"
        name="area"
        inputMode="numeric"
        required
        defaultValue={question.area ?? ''}
        error={errors.area}
      />
      <Select
        label="What do you want to know?"
        name="deal"
        items={deals}
        defaultValue={question.deal}
      />
      <Button type="submit" busy={isBusy}>
        Estimate
      </Button>
    </form>
  )
}
