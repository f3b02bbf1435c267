import { type KeyboardEvent, useId, useState } from 'react'
import { type FoundPlace, useAddressSearch } from '#app/features/wizard/use-address-search.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { City } from '#contract/options.ts'
import * as styles from '#app/features/wizard/location.module.css'

type AddressSearchProps = {
  city: City
  onPlace: (place: FoundPlace) => void
  /** What is wrong with the pin. */
  error: string | undefined
}

/** A combobox: type a place, choose it by mouse or arrow keys, or press Enter for the best match. */
export function AddressSearch({ city, onPlace, error }: AddressSearchProps) {
  const search = useAddressSearch(city)
  const { suggestions } = search
  const [active, setActive] = useState(-1)
  const listId = useId()
  const isOpen = suggestions.length > 0

  function close() {
    setActive(-1)
    search.close()
  }

  function choose(place: FoundPlace) {
    close()
    search.settle(place.address)
    onPlace(place)
  }

  async function press(event: KeyboardEvent) {
    const { length } = suggestions
    if (event.key === 'Enter') {
      // Not the form: whoever searches is not done with the step.
      event.preventDefault()
      const place = suggestions[active] ?? (await search.find())
      if (place) choose(place)
    } else if (event.key === 'Escape') close()
    else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const first = event.key === 'ArrowDown' ? 0 : length - 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(active < 0 ? first : (active + step + length) % length)
    }
  }

  return (
    <div className={styles.search}>
      <TextField
        label="Find it on the map"
        placeholder="Enter a location"
        required
        error={error}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={search.text}
        onValue={search.type}
        onKeyDown={press}
        onBlur={close}
      />
      <Suggestions id={listId} places={suggestions} active={active} onChoose={choose} />
      <p role="alert" className={styles.message}>
        {search.message}
      </p>
    </div>
  )
}

type SuggestionsProps = {
  id: string
  places: readonly FoundPlace[]
  active: number
  onChoose: (place: FoundPlace) => void
}

function Suggestions({ id, places, active, onChoose }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Places"
      className={styles.suggestions}
      hidden={places.length === 0}
    >
      {places.map((place, at) => (
        <div
          key={`${place.address} ${place.lat}`}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onPointerDown={(event) => {
            // The field keeps the focus.
            event.preventDefault()
            onChoose(place)
          }}
        >
          {place.address}
        </div>
      ))}
    </div>
  )
}
