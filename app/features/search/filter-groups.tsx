import type { ReactNode } from 'react'
import { Check } from '#app/ui/check.tsx'
import { ChipChoice, ChipChoices, type ChipOption } from '#app/ui/chips.tsx'
import type { OptionList } from '#contract/options/option-list.ts'
import * as styles from '#app/features/search/filters.module.css'

/** One filter of the panel. */
function Group({ children }: { children: ReactNode }) {
  return <div className={styles.filterGroup}>{children}</div>
}

/** How many results each answer would have; undefined where they are not counted. */
type Counts = Record<string, number> | undefined

type ChecksProps<Value extends string> = {
  title: string
  name: string
  list: OptionList<Value>
  counts?: Counts
  values: Value[]
  onValues: (values: Value[]) => void
}

/** Check boxes, one below the other. */
export function Checks<Value extends string>({
  title,
  name,
  list,
  counts,
  ...field
}: ChecksProps<Value>) {
  const { values, onValues } = field
  return (
    <fieldset className={styles.filterGroup}>
      <legend>{title}</legend>
      <div>
        {list.items.map(({ value, label }) => (
          <Check
            key={value}
            name={name}
            value={value}
            label={label}
            {...(counts && { count: counts[value] ?? 0 })}
            checked={values.includes(value)}
            onChange={(event) =>
              onValues(
                event.target.checked
                  ? [...values, value]
                  : values.filter((other) => other !== value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

type OneProps<Value extends string> = {
  label: string
  help?: string
  name: string
  list: OptionList<Value>
  counts?: Counts
  value: Value | undefined
  onValue: (value: Value | undefined) => void
}

/** Radio chips, with Any for no choice. */
export function One<Value extends string>({
  label,
  help,
  name,
  list,
  counts,
  value,
  onValue,
}: OneProps<Value>) {
  return (
    <Group>
      <ChipChoice
        dense
        label={label}
        {...(help && { help })}
        name={name}
        items={[{ value: '', label: 'Any' }, ...counted(list, counts)]}
        value={value ?? ''}
        onValue={(chosen) => onValue(list.values.find((each) => each === chosen))}
      />
    </Group>
  )
}

type AnyOfProps<Value extends string> = {
  label: string
  name: string
  items: readonly ChipOption<Value>[]
  values: Value[]
  onValues: (values: Value[]) => void
}

/** Check boxes as chips side by side. */
export function AnyOf<Value extends string>(props: AnyOfProps<Value>) {
  return (
    <Group>
      <ChipChoices dense {...props} />
    </Group>
  )
}

/** The choices of a list with their counts. */
export function counted<Value extends string>(list: OptionList<Value>, counts: Counts) {
  return list.items.map((item) => ({
    ...item,
    ...(counts && { count: counts[item.value] ?? 0 }),
  }))
}
