import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { awaitSearch } from '#app/features/search/recent-searches.ts'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import type { SearchOffer } from '#app/features/search/use-suggestions.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ToggleLinks } from '#app/ui/toggle.tsx'
import { isOption } from '#contract/options/option-list.ts'
import { type SearchCity, searchCities } from '#contract/options.ts'
import { asKind, askedAnew, type ListingSearch } from '#contract/search/listing-search.ts'
import {
  searchHref,
  searchPages,
  searchParams,
  searchPath,
  setCityCookie,
  whereOf,
} from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/search/search-bar.module.css'
import * as inputStyles from '#app/ui/input.module.css'
import * as spinnerStyles from '#app/ui/spinner.module.css'

type SearchBarProps = {
  search: ListingSearch
  /** Whether no kind of property was chosen yet. */
  isOpenKind?: boolean
  /** The key of the history entry of the search. */
  entry?: string
}

/** City, words and kind of a search. Without scripts it is a plain form that asks for the same page. */
export function SearchBar({ search, isOpenKind, entry }: SearchBarProps) {
  const { text, city, type } = useTyped(search, entry)
  /** A city that was chosen since the last search; it applies to the next words only. */
  const [chosen, setChosen] = useState<SearchCity>()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { isLoading } = useSearchNavigation(search)

  function go(next: ListingSearch) {
    if (next.text.trim()) awaitSearch()
    setChosen(undefined)
    type({ isEdited: false })
    hideKeyboard()
    navigate(searchHref(next))
  }

  function ask(where: SearchCity, words: string, cityIs: ListingSearch['cityIs']) {
    go({ ...askedAnew(search), ...whereOf(where), text: words, cityIs })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (city === '') confirm(texts.search.selectCity)
    else ask(city, text, city === chosen ? 'chosen' : undefined)
  }

  function pick(offer: SearchOffer) {
    if (offer.type === 'recent') {
      type({ isEdited: false })
      return navigate(offer.recent.href)
    }
    const { text, where } = offer.place
    type({ text, city: where })
    ask(where, text, 'chosen')
  }

  function chooseCity(value: string) {
    if (!isOption(searchCities, value)) return type({ city: '', isEdited: true })
    rememberCity(value)
    type({ city: value, text: '' })
    go({ ...askedAnew(search), ...whereOf(value), text: '' })
    setChosen(value)
  }

  return (
    <search>
      <form className={styles.searchBar} action={searchPath(search)} onSubmit={submit}>
        <div className={classes(inputStyles.inputGroup, styles.inputGroup)}>
          <CityPick city={city} onCity={chooseCity} />
          <SearchBox
            text={text}
            city={city || search.city}
            kind={search}
            page={() => searchHref({ ...askedAnew(search), text: '' })}
            onText={(words) => type({ text: words, isEdited: true })}
            onPick={pick}
          />
        </div>
        <KeptFilters search={search} />
        <div className={classes(styles.kinds, 'only-wide')}>
          <KindLinks search={search} isOpenKind={isOpenKind} className={styles.toggle} />
        </div>
        <Submit isLoading={isLoading} />
      </form>
    </search>
  )
}

type Typed = { text: string; city: SearchCity | ''; isEdited: boolean; entry: string | undefined }

/** What stands in the boxes: the search that is shown, unless it was changed since it was asked for. */
function useTyped({ text, region, city }: ListingSearch, entry: string | undefined) {
  const shown = { text, city: region ?? city, isEdited: false }
  const [typed, setTyped] = useState<Typed>({ ...shown, entry })
  // The typed words are now part of the search that is shown, some of them as filters.
  if (typed.entry !== entry) setTyped({ ...(typed.isEdited ? typed : shown), entry })

  function type(part: Partial<Typed>) {
    setTyped((now) => ({ ...now, ...part }))
  }

  return { ...typed, type }
}

type CityPickProps = { city: SearchCity | ''; onCity: (city: string) => void }

function CityPick({ city, onCity }: CityPickProps) {
  return (
    <select
      name="city"
      aria-label="City"
      className={styles.cityPick}
      value={city}
      onChange={(event) => onCity(event.target.value)}
    >
      <option value="">City</option>
      {searchCities.items.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function Submit({ isLoading }: { isLoading: boolean }) {
  return (
    <>
      <Button type="submit" className={classes(styles.go, 'only-wide')}>
        Search
      </Button>
      <IconButton type="submit" label="Search" className={classes(styles.searchGo, 'only-phone')}>
        {isLoading ? <span className={spinnerStyles.spinner} /> : <Icon name="search" />}
      </IconButton>
    </>
  )
}

type KindLinksProps = Pick<SearchBarProps, 'search' | 'isOpenKind'> & {
  className?: string | undefined
}

/** The same search among homes or workplaces, to rent or to buy. */
export function KindLinks({ search, isOpenKind, className }: KindLinksProps) {
  return (
    <ToggleLinks
      label="Kind of property"
      className={className}
      links={searchPages.map(({ category, deal, label }) => ({
        to: searchHref(asKind(search, { category, deal })),
        label,
        current: !isOpenKind && category === search.category && deal === search.deal,
      }))}
    />
  )
}

/** The filters in force, for a browser that sends this form itself. */
function KeptFilters({ search }: { search: ListingSearch }) {
  const kept = [...searchParams(askedAnew(search))].filter(
    ([name]) => name !== 'q' && name !== 'city',
  )
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

export function rememberCity(city: SearchCity) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers
  document.cookie = setCityCookie(city)
}

/** The keyboard of a touch screen would lie over the results. */
function hideKeyboard() {
  const box = document.activeElement
  if (box instanceof HTMLElement && matchMedia('(hover: none)').matches) box.blur()
}
