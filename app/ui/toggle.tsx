import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/toggle.module.css'

type ToggleOption = { value: string; label: ReactNode }

type ToggleProps = {
  /** What is being chosen; left out inside a labelled group. */
  label?: string
  items: readonly ToggleOption[]
  name?: string
  value?: string | undefined
  defaultValue?: string | undefined
  onValue?: (value: string) => void
  disabled?: boolean | undefined
  className?: string
}

/** A few answers side by side, one of them chosen. */
export function Toggle({
  label,
  items,
  name,
  value,
  defaultValue,
  onValue,
  disabled,
  className,
}: ToggleProps) {
  const ownName = useId()
  const look = classes(styles.toggle, className)
  const answers = items.map((item) => (
    <label key={item.value}>
      <input
        type="radio"
        name={name ?? ownName}
        value={item.value}
        disabled={disabled}
        {...(value === undefined
          ? { defaultChecked: item.value === defaultValue }
          : { checked: item.value === value })}
        onChange={() => onValue?.(item.value)}
      />
      {item.label}
    </label>
  ))

  return label === undefined ? (
    <div className={look}>{answers}</div>
  ) : (
    <div role="radiogroup" aria-label={label} className={look}>
      {answers}
    </div>
  )
}

type ToggleLink = { to: string; label: ReactNode; current: boolean }

export type ToggleLinksProps = {
  label: string
  links: readonly ToggleLink[]
  className?: string | undefined
}

/** The same look for a choice that is a page of its own. */
export function ToggleLinks({ label, links, className }: ToggleLinksProps) {
  return (
    <nav aria-label={label} className={classes(styles.toggle, className)}>
      {links.map((link) => (
        <Link key={link.to} to={link.to} aria-current={link.current ? 'page' : undefined}>
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
