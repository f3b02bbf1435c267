import { Select } from '#app/ui/select.tsx'
import {
  type AudienceFilter,
  audienceRoles,
  homeKinds,
  lastSeen,
} from '#contract/options/audiences.ts'
import { cities } from '#contract/options.ts'
import * as styles from '#app/features/sender/user-list.module.css'

const fields = [
  { name: 'city', label: 'City', any: 'All cities', items: cities.items },
  { name: 'role', label: 'Side', any: 'Anybody', items: audienceRoles.items },
  { name: 'listed', label: 'Has listed', any: 'Whatever', items: homeKinds.items },
  { name: 'searched', label: 'Has searched', any: 'Whatever', items: homeKinds.items },
  { name: 'seen', label: 'Last seen', any: 'Whenever', items: lastSeen.items },
] as const

type AudienceFiltersProps = {
  filter: AudienceFilter
  onFilter: (filter: AudienceFilter) => void
}

/** Whom a message is for, by what they are and have done. */
export function AudienceFilters({ filter, onFilter }: AudienceFiltersProps) {
  return (
    <fieldset className={styles.audience} aria-label="Audience">
      {fields.map(({ name, label, any, items }) => (
        <Select
          key={name}
          label={label}
          items={items}
          placeholder={any}
          value={filter[name] ?? ''}
          onChange={({ target }) => onFilter(withChoice(filter, name, target.value))}
        />
      ))}
    </fieldset>
  )
}

function withChoice(filter: AudienceFilter, name: keyof AudienceFilter, value: string) {
  const { [name]: _before, ...others } = filter
  return (value ? { ...others, [name]: value } : others) as AudienceFilter
}
