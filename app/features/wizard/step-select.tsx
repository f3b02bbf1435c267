import type { ComponentProps } from 'react'
import { Select } from '#app/ui/select.tsx'

type StepSelectProps = Omit<ComponentProps<typeof Select>, 'onChange'> & {
  onValue: (value: string) => void
}

/** A select that starts without a choice. */
export function StepSelect({ onValue, ...select }: StepSelectProps) {
  return (
    <Select placeholder="Select" {...select} onChange={({ target }) => onValue(target.value)} />
  )
}
