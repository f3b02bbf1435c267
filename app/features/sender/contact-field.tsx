import { type KeyboardEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useTypingPaused } from '#app/ui/use-typing-paused.ts'
import { isMobile } from '#contract/format/phones.ts'
import { cutPhone } from '#contract/format/typed-phone.ts'
import { phoneLimits } from '#contract/limits.ts'
import * as validation from '#contract/texts/validation.ts'
import * as styles from '#app/features/sender/write-panel.module.css'

type ContactFieldProps = { onAdd: (phone: string) => void; onFocus: () => void }

/** A number to send to: Enter adds it when it has ten digits, the button says what is wrong. */
export function ContactField({ onAdd, onFocus }: ContactFieldProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const isCut = useTypingPaused(typed) && typed !== '' && typed.length < phoneLimits.digits

  function add() {
    const phone = typed.trim()
    if (!phone) return
    if (!isMobile(phone)) return setError(validation.mobile)
    onAdd(phone)
    setTyped('')
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <TextField
      label="Mobile number"
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      placeholder="10 digits"
      prefix={phoneLimits.prefix}
      value={typed}
      error={error ?? (isCut ? validation.mobile : undefined)}
      className={styles.contactField}
      onValue={(text) => {
        setTyped(cutPhone(text))
        setError(undefined)
      }}
      onKeyDown={addOnEnter}
      onFocus={onFocus}
      suffix={
        <Button small onClick={add}>
          <Icon name="plus" />
          Add
        </Button>
      }
    />
  )
}
