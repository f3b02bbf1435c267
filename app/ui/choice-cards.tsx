import { type ReactNode, useId } from 'react'
import { FieldGroup } from '#app/ui/field-group.tsx'
import type { FieldTexts } from '#app/ui/field-notes.tsx'
import * as styles from '#app/ui/choice-cards.module.css'

type Card<Value> = { value: Value; label: string; note?: string; icon?: ReactNode }

type ChoiceCardsProps<Value extends string> = FieldTexts & {
  items: readonly Card<Value>[]
  name?: string
  value?: string | undefined
  defaultValue?: string | undefined
  onValue?: (value: Value) => void
}

/** Choose one of a few that deserve an icon and a word of explanation. */
export function ChoiceCards<Value extends string>({
  items,
  name,
  value,
  defaultValue,
  onValue,
  ...field
}: ChoiceCardsProps<Value>) {
  const ownName = useId()
  return (
    <FieldGroup {...field} radio className={styles.choiceField}>
      <div className={styles.choiceCards}>
        {items.map((item) => (
          <label key={item.value} className={styles.choiceCard}>
            <input
              type="radio"
              name={name ?? ownName}
              value={item.value}
              {...(value === undefined
                ? { defaultChecked: item.value === defaultValue }
                : { checked: item.value === value })}
              onChange={() => onValue?.(item.value)}
            />
            {item.icon}
            <span>{item.label}</span>
            {item.note && <small>{item.note}</small>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
