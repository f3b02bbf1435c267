import { useQueryForm } from '#app/forms/use-query-form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { type Choice, Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { auditActions } from '#contract/texts/audit.ts'
import * as styles from '#app/features/audit/audit.module.css'

export type AuditFilterValues = {
  actor?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type AuditFiltersProps = {
  filter: AuditFilterValues
  /** Who can be chosen; nobody where the viewer reads only their own entries. */
  people: readonly Choice[]
}

export function AuditFilters({ filter, people }: AuditFiltersProps) {
  const { form, isBusy } = useQueryForm()
  return (
    <search>
      <form method="get" {...form} className={styles.filters} key={JSON.stringify(filter)}>
        {people.length > 0 && (
          <Select
            label="Person"
            name="actor"
            items={people}
            placeholder="Everybody"
            defaultValue={filter.actor ?? ''}
          />
        )}
        <Select
          label="Action"
          name="action"
          items={auditActions.items}
          placeholder="All"
          defaultValue={filter.action ?? ''}
        />
        <TextField
          label="About"
          name="subject"
          placeholder="SPN or phone"
          defaultValue={filter.subject}
        />
        <TextField label="From" name="from" type="date" defaultValue={filter.from} />
        <TextField label="To" name="to" type="date" defaultValue={filter.to} />
        <Button type="submit" busy={isBusy}>
          Search
        </Button>
        {Object.values(filter).some(Boolean) && (
          <ButtonLink to="/admin/audit" variant="plain">
            Clear
          </ButtonLink>
        )}
      </form>
    </search>
  )
}
