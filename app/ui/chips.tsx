import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { FieldGroup } from '#app/ui/field-group.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useValue } from '#app/ui/use-value.ts'
import * as styles from '#app/ui/chips.module.css'

export type ChipOption<Value extends string = string> = {
  value: Value
  label: string
  icon?: ReactNode
  count?: number
  disabled?: boolean
}

type Common<Value extends string = string> = FieldTexts & {
  items: readonly ChipOption<Value>[]
  name?: string
  hideLabel?: boolean
  /** Smaller and closer together, where there are many of them. */
  dense?: boolean
}

type ChipChoiceProps<Value extends string> = Common<Value> & {
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValue?: (value: Value) => void
}

/** Choose one: radio buttons drawn as chips. */
export function ChipChoice<Value extends string>({
  items,
  name,
  value,
  defaultValue,
  onValue,
  dense,
  ...field
}: ChipChoiceProps<Value>) {
  const ownName = useId()
  return (
    <FieldGroup {...field} radio>
      <div className={classes(styles.chips, dense && styles.isDense)}>
        {items.map((item) => (
          <label key={item.value} className={styles.chip}>
            <input
              type="radio"
              name={name ?? ownName}
              value={item.value}
              disabled={item.disabled}
              {...(value === undefined
                ? { defaultChecked: item.value === defaultValue }
                : { checked: item.value === value })}
              onChange={() => onValue?.(item.value)}
            />
            {item.icon}
            {item.label}
            <Count of={item} />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

type ChipChoicesProps<Value extends string> = Common<Value> & {
  values?: Value[] | undefined
  defaultValues?: Value[] | undefined
  /** The chosen values, in the order of the items. */
  onValues?: (values: Value[]) => void
}

/** Choose any: check boxes drawn as chips. */
export function ChipChoices<Value extends string>({
  items,
  name,
  values,
  defaultValues,
  onValues,
  dense,
  ...field
}: ChipChoicesProps<Value>) {
  const [current, setCurrent] = useValue(values, defaultValues ?? [], onValues)

  function change(value: Value, on: boolean) {
    const chosen = new Set(current)
    if (on) chosen.add(value)
    else chosen.delete(value)
    setCurrent(items.map((item) => item.value).filter((each) => chosen.has(each)))
  }

  return (
    <FieldGroup {...field}>
      <div className={classes(styles.chips, dense && styles.isDense)}>
        {items.map((item) => (
          <label key={item.value} className={styles.chip}>
            <input
              type="checkbox"
              name={name}
              value={item.value}
              disabled={item.disabled}
              checked={current.includes(item.value)}
              onChange={(event) => change(item.value, event.target.checked)}
            />
            <Icon name="check" className={styles.chipTick} />
            {item.icon}
            {item.label}
            <Count of={item} />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

type ChipLink = { to: string; label: string; current?: boolean; count?: number }

/** Chips that lead to pages: categories, status filters. */
export function ChipLinks(props: {
  label: string
  links: readonly ChipLink[]
  className?: string
}) {
  return (
    <nav aria-label={props.label} className={classes(styles.chips, props.className)}>
      {props.links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          className={styles.chip}
          aria-current={link.current ? 'page' : undefined}
        >
          {link.label}
          <Count of={link} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ of }: { of: { count?: number } }) {
  return of.count === undefined ? null : <span className={styles.chipCount}>{of.count}</span>
}
