import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type PriceEnd, type Prices, readTypedPrice } from '#app/features/search/typed-price.ts'
import { FieldNotes, wire } from '#app/ui/field-notes.tsx'
import * as styles from '#app/features/search/filters.module.css'
import * as inputStyles from '#app/ui/input.module.css'

type TypedPricesProps = {
  given: Prices
  /** The two prices in words, as the slider stands; blank where there is no limit. */
  shown: readonly [min: string, max: string]
  onPrices: (prices: Prices) => void
}

/** The two ends of the price, to be typed; in step with the slider above. */
export function TypedPrices({ given, shown, onPrices }: TypedPricesProps) {
  const id = useId()
  const [errors, setErrors] = useState<Partial<Record<PriceEnd, string>>>({})

  function read(end: PriceEnd, input: HTMLInputElement, was: string) {
    if (input.value === was) return setErrors({ ...errors, [end]: undefined })
    const { prices, error } = readTypedPrice(end, input.value, given)
    setErrors({ ...errors, [end]: error })
    if (prices) onPrices(prices)
  }

  return (
    <div className={styles.priceFields}>
      <PriceInput
        id={`${id}min`}
        label="Lowest price"
        hint="Min"
        text={shown[0]}
        error={errors.priceMin}
        onRead={(input) => read('priceMin', input, shown[0])}
      />
      <span aria-hidden="true">–</span>
      <PriceInput
        id={`${id}max`}
        label="Highest price"
        hint="Max"
        text={shown[1]}
        error={errors.priceMax}
        onRead={(input) => read('priceMax', input, shown[1])}
      />
      <div role="status">
        <FieldNotes id={`${id}min`} error={errors.priceMin ?? ''} />
        <FieldNotes id={`${id}max`} error={errors.priceMax ?? ''} />
      </div>
    </div>
  )
}

type PriceInputProps = {
  id: string
  label: string
  hint: string
  text: string
  error: string | undefined
  onRead: (input: HTMLInputElement) => void
}

function PriceInput({ id, label, hint, text, error, onRead }: PriceInputProps) {
  const input = useRef<HTMLInputElement>(null)

  // The input keeps its own text until it is read; a moved slider replaces it.
  useEffect(() => {
    if (input.current) input.current.value = text
  }, [text])

  function readOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    // Enter would submit the form around the filters.
    event.preventDefault()
    onRead(event.currentTarget)
  }

  return (
    <div data-invalid={error ? '' : undefined}>
      <input
        {...wire(id, { error })}
        ref={input}
        aria-label={label}
        className={inputStyles.input}
        placeholder={hint}
        autoComplete="off"
        defaultValue={text}
        onKeyDown={readOnEnter}
        onBlur={(event) => onRead(event.target)}
      />
    </div>
  )
}
