import { AppliedChip } from '#app/ui/applied-chip.tsx'
import { Check } from '#app/ui/check.tsx'
import { classes } from '#app/ui/classes.ts'
import { FieldGroup } from '#app/ui/field-group.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import { Popover } from '#app/ui/popover.tsx'
import type { Choice } from '#app/ui/select.tsx'
import { useValue } from '#app/ui/use-value.ts'
import * as inputStyles from '#app/ui/input.module.css'
import * as styles from '#app/ui/multi-select.module.css'

type MultiSelectProps = FieldTexts & {
  items: readonly Choice[]
  name?: string
  values?: readonly string[]
  defaultValues?: readonly string[]
  /** The chosen values, in the order of the items. */
  onValues?: (values: readonly string[]) => void
  placeholder?: string
}

/** Choose any of a long list: check boxes behind a select-like line, the chosen ones as chips. */
export function MultiSelect({
  items,
  name,
  values,
  defaultValues = [],
  onValues,
  placeholder = 'Select',
  ...field
}: MultiSelectProps) {
  const [chosen, setChosen] = useValue(values, defaultValues, onValues)

  function set(value: string, on: boolean) {
    const kept = items
      .map((item) => item.value)
      .filter((each) => chosen.includes(each) || each === value)
    setChosen(on ? kept : kept.filter((each) => each !== value))
  }

  return (
    <FieldGroup {...field} className={styles.multi}>
      <Popover
        triggerClass={classes(inputStyles.select, styles.line)}
        trigger={
          <span className={chosen.length === 0 ? styles.multiNone : undefined}>
            {chosen.length === 0 ? placeholder : `${chosen.length} selected`}
          </span>
        }
      >
        <div className={styles.multiList}>
          {items.map((item) => (
            <Check
              key={item.value}
              label={item.label}
              name={name}
              value={item.value}
              checked={chosen.includes(item.value)}
              onChange={(event) => set(item.value, event.target.checked)}
            />
          ))}
        </div>
      </Popover>
      {chosen.length > 0 && (
        <div className={styles.multiChosen}>
          {items
            .filter((item) => chosen.includes(item.value))
            .map((item) => (
              <AppliedChip key={item.value} onRemove={() => set(item.value, false)}>
                {item.label}
              </AppliedChip>
            ))}
        </div>
      )}
    </FieldGroup>
  )
}
