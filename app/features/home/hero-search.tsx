import { type ChangeEvent, type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { Link } from 'react-router'
import { readHomeSearch } from '#app/features/home/read-home-search.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Toggle } from '#app/ui/toggle.tsx'
import { isOption, type OptionList } from '#contract/options/option-list.ts'
import {
  availabilityFilters,
  categories,
  commercialTypes,
  dealTabs,
  roomFilters,
  type SearchCity,
  searchCities,
} from '#contract/options.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import * as styles from '#app/features/home/hero-search.module.css'
import * as spinnerStyles from '#app/ui/spinner.module.css'
import * as tabsStyles from '#app/ui/tabs.module.css'

type Kind = Pick<ListingSearch, 'category' | 'deal'>

/** The field to type into is labelled by this form. */
export const whereId = 'where'

type HeroSearchProps = {
  ref: Ref<HTMLFormElement>
  where: Pick<ListingSearch, 'city' | 'region'>
  /** Localities of the city that have most to offer. */
  places: readonly string[]
  /** What is looked for at the moment. */
  kind: Kind
  /** The field to type into, of the id `whereId`. */
  box: ReactNode
  onKind: (kind: Kind) => void
  onCity: (city: SearchCity) => void
  onNoCity: () => void
  /** Whether the results are on their way. */
  isSearching: boolean
  onSearch: (search: ListingSearch) => void
}

/**
 * Asks what somebody looks for. It needs no script: the style sheet shows the fields that belong
 * to the chosen kind, and the address it is sent to leads on to the right search.
 */
export function HeroSearch({
  ref,
  where,
  places,
  kind,
  box,
  onKind,
  onCity,
  onNoCity,
  isSearching,
  onSearch,
}: HeroSearchProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(readHomeSearch(formFields(event.currentTarget)))
  }

  function changeKind(event: ChangeEvent<HTMLFormElement>) {
    const { category, deal } = readHomeSearch(formFields(event.currentTarget))
    onKind({ category, deal })
  }

  return (
    <search>
      <form
        ref={ref}
        className={styles.heroSearch}
        action="/"
        onSubmit={submit}
        onChange={changeKind}
      >
        <div className={styles.kinds}>
          <KindChoice />
          <QuickLinks city={where.city} kind={kind} places={places} />
        </div>
        <div className={styles.searchLine} data-keep-clear>
          <CityPart where={where} onCity={onCity} onNoCity={onNoCity} />
          <div className={styles.part}>
            <label className={styles.partName} htmlFor={whereId}>
              Where
            </label>
            {box}
          </div>
          <Filters />
          <Button type="submit" variant="welcome" aria-busy={isSearching || undefined}>
            {isSearching ? <span className={spinnerStyles.spinner} /> : <Icon name="search" />}
            Search
          </Button>
        </div>
      </form>
    </search>
  )
}

/** What a form would send. */
export function formFields(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(texts)
}

function KindChoice() {
  return (
    <>
      <Toggle
        label="Category"
        name="category"
        className={styles.toggle}
        defaultValue="residential"
        items={categories.items.map(({ value, label }) => ({
          value,
          label: (
            <>
              <CategoryIcon category={value} />
              {label}
            </>
          ),
        }))}
      />
      <div
        className={classes(tabsStyles.tabs, styles.tabs)}
        role="radiogroup"
        aria-label="Rent or buy"
      >
        {dealTabs.items.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="deal" value={value} defaultChecked={value === 'rent'} />
            {label}
          </label>
        ))}
      </div>
    </>
  )
}

function CategoryIcon({ category }: { category: string }) {
  const icon = category === 'commercial' ? 'store' : 'house'
  return <Icon name={icon} />
}

type CityPartProps = Pick<HeroSearchProps, 'where' | 'onCity' | 'onNoCity'>

function CityPart({ where, onCity, onNoCity }: CityPartProps) {
  const id = useId()

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    if (isOption(searchCities, target.value)) onCity(target.value)
  }

  return (
    <div className={styles.part}>
      <label className={styles.partName} htmlFor={id}>
        City
      </label>
      <select
        id={id}
        name="city"
        required
        defaultValue={where.region ?? where.city}
        onChange={choose}
        onInvalid={(event) => {
          event.preventDefault()
          onNoCity()
        }}
      >
        <option value="">Select city</option>
        <Options list={searchCities} />
      </select>
      <Icon name="chevron-down" />
    </div>
  )
}

/** The style sheet shows those of the chosen kind. */
function Filters() {
  return (
    <div className={styles.two}>
      <FilterPart
        className={styles.forHomes}
        label="BHK Type"
        name="filterBHK"
        list={roomFilters}
      />
      <FilterPart
        className={classes(styles.forHomes, styles.forRent)}
        label="Availability"
        name="filterAvailability"
        list={availabilityFilters}
      />
      <FilterPart
        className={styles.forWork}
        label="Property Type"
        name="filterPropType"
        list={commercialTypes}
      />
    </div>
  )
}

type FilterPartProps = {
  className: string | undefined
  label: string
  name: string
  list: OptionList
}

function FilterPart({ className, label, name, list }: FilterPartProps) {
  const id = useId()

  return (
    <div className={classes(styles.part, className)}>
      <label className={styles.partName} htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} defaultValue="">
        <option value="">Any</option>
        <Options list={list} />
      </select>
      <Icon name="chevron-down" />
    </div>
  )
}

function Options({ list }: { list: OptionList }) {
  return list.items.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

type QuickLinksProps = Pick<HeroSearchProps, 'kind' | 'places'> & Pick<ListingSearch, 'city'>

function QuickLinks({ city, kind, places }: QuickLinksProps) {
  if (places.length === 0) return null
  return (
    <p className={styles.quick}>
      Most listings:
      {places.map((place) => (
        <Link
          key={place}
          to={searchHref({ ...kind, city, text: place, filters: noFilters, cityIs: 'chosen' })}
        >
          {place}
        </Link>
      ))}
    </p>
  )
}
