import { useState } from 'react'

/** A controlled value when the parent passes one, else our own state. */
export function useValue<T>(
  given: T | undefined,
  start: T,
  onChange: ((value: T) => void) | undefined,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(start)

  function change(value: T) {
    if (given === undefined) setOwn(value)
    onChange?.(value)
  }

  return [given ?? own, change]
}
