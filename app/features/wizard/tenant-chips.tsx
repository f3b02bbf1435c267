import type { ComponentProps } from 'react'
import { ChipList } from '#app/features/wizard/chip-list.tsx'
import { tenants } from '#contract/options.ts'

type TenantChipsProps = Omit<ComponentProps<typeof ChipList>, 'label' | 'items'>

/** Preferred tenants; Any One hides the others. */
export function TenantChips({ value, onValue, ...chips }: TenantChipsProps) {
  const isAnyOne = (value || []).includes('any_one')
  return (
    <ChipList
      {...chips}
      label="Preferred tenants"
      items={isAnyOne ? tenants.items.filter((item) => item.value === 'any_one') : tenants.items}
      value={value}
      onValue={(next) => onValue(next.includes('any_one') ? ['any_one'] : next)}
    />
  )
}
