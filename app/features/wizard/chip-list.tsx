import type { ComponentProps } from 'react'
import { ChipChoices } from '#app/ui/chips.tsx'

type ChipListProps = Omit<ComponentProps<typeof ChipChoices>, 'values' | 'onValues'> & {
  value: readonly string[] | ''
  onValue: (values: readonly string[]) => void
}

/** Chips for a field of a step that holds a list. */
export function ChipList({ value, onValue, ...chips }: ChipListProps) {
  return <ChipChoices {...chips} values={[...value]} onValues={onValue} />
}
