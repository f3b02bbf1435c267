import { type KeyboardEvent, useId, useState } from 'react'
import type { Offer, SearchOffer } from '#app/features/search/use-suggestions.ts'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { searchLimits } from '#contract/limits.ts'
import type { SearchCity } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchExample } from '#contract/search/search-words.ts'
import * as inputStyles from '#app/ui/input.module.css'

const SuggestionList = lazyComponent(
  async () => (await import('#app/features/search/suggestion-list.tsx')).SuggestionList,
  { isQuiet: true },
)

type SearchBoxProps = {
  text: string
  city: SearchCity
  /** The kind of search, for the example in the box. */
  kind: Pick<ListingSearch, 'category' | 'deal'>
  /** The address of the search that a suggestion refines. */
  page: () => string | undefined
  /** Given where a label stands beside the box. */
  id?: string
  onText: (text: string) => void
  onPick: (offer: SearchOffer) => void
}

/** The box to type into: a combobox whose list is moved through by the arrow keys. */
// biome-ignore lint/plugin/function-length: a hook of its own would weigh more than the search page may
export function SearchBox({ text, city, kind, page, id, onText, onPick }: SearchBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const [offers, setOffers] = useState<Offer[]>([])
  const listId = useId()
  const isShown = isOpen && offers.length > 0

  function close() {
    setOpen(false)
    setOffers([])
    setChosen(-1)
  }

  function pick(offer: Offer) {
    close()
    if (offer.type === 'action') offer.run()
    else onPick(offer)
  }

  function move(by: number) {
    setOpen(true)
    if (!isShown) return
    // One position more than there are options: the box itself.
    const places = offers.length + 1
    setChosen((now) => ((now + 1 + by + places) % places) - 1)
  }

  function onKey(event: KeyboardEvent) {
    const offer = offers[chosen]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && offer) pick(offer)
    else {
      if (event.key === 'Enter') close()
      return
    }
    event.preventDefault()
  }

  return (
    <>
      <Icon name="search" className="only-wide" />
      <input
        id={id}
        className={inputStyles.input}
        type="search"
        name="q"
        role="combobox"
        aria-label={id ? undefined : 'Locality, landmark or metro'}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && chosen >= 0 ? `${listId}-${chosen}` : undefined}
        placeholder={`Locality, or “${searchExample(kind)}”`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchLimits.queryChars}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          setOpen(true)
          setChosen(-1)
        }}
        onFocus={() => {
          setOpen(true)
          SuggestionList.prepare()
        }}
        onBlur={close}
        onKeyDown={onKey}
      />
      {isOpen && (
        <SuggestionList
          id={listId}
          text={text}
          city={city}
          page={page}
          chosen={chosen}
          onOffers={setOffers}
          onPick={pick}
        />
      )}
    </>
  )
}
