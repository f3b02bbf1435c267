import { useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { formFields, HeroSearch, whereId } from '#app/features/home/hero-search.tsx'
import { useKeptChoices } from '#app/features/home/kept-choices.ts'
import { readHomeSearch } from '#app/features/home/read-home-search.ts'
import { awaitSearch } from '#app/features/search/recent-searches.ts'
import { rememberCity } from '#app/features/search/search-bar.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import type { SearchOffer } from '#app/features/search/use-suggestions.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import type { SearchCity } from '#contract/options.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { searchHref, searchKindOf, whereOf } from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'

type HomeKind = Pick<ListingSearch, 'category' | 'deal'>
type HomeSearchProps = { where: Pick<ListingSearch, 'city' | 'region'>; places: readonly string[] }

/** The search of the home page, with suggestions and recent searches. */
export function HomeSearch({ where, places }: HomeSearchProps) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  /** The city that was chosen since the last search: it counts for the next words only. */
  const [chosen, setChosen] = useState<SearchCity>()
  const [kind, setKind] = useState<HomeKind>({ category: 'residential', deal: 'rent' })
  const navigate = useNavigate()
  const confirm = useConfirm()
  const isSearching = useIsSearching()

  useKeptChoices(form, { text, kind }, (kept) => {
    setText(kept.text)
    setKind(kept.kind)
  })

  function go(search: ListingSearch) {
    if (search.text.trim()) awaitSearch()
    setChosen(undefined)
    navigate(searchHref(search))
  }

  function pick(offer: SearchOffer) {
    if (offer.type === 'recent') return navigate(offer.recent.href)
    if (!form.current) return
    const { text, where } = offer.place
    setText(text)
    rememberCity(where)
    go({ ...readForm(form.current), ...whereOf(where), text, cityIs: 'chosen' })
  }

  /** The search of the form as it is filled in, but for the words. */
  function refinedPage() {
    return form.current ? searchHref({ ...readForm(form.current), text: '' }) : undefined
  }

  function chooseCity(city: SearchCity) {
    rememberCity(city)
    setChosen(city)
    navigate(`/?city=${city}`, { replace: true, preventScrollReset: true })
  }

  return (
    <HeroSearch
      ref={form}
      where={where}
      places={places}
      kind={kind}
      box={
        <SearchBox
          id={whereId}
          text={text}
          city={where.region ?? where.city}
          kind={kind}
          page={refinedPage}
          onText={setText}
          onPick={pick}
        />
      }
      onKind={setKind}
      onCity={chooseCity}
      onNoCity={() => confirm(texts.search.selectCity)}
      isSearching={isSearching}
      onSearch={(search) =>
        go({ ...search, cityIs: (search.region ?? search.city) === chosen ? 'chosen' : undefined })
      }
    />
  )
}

function readForm(form: HTMLFormElement) {
  return readHomeSearch(formFields(form))
}

/** Whether a page of results is being loaded. */
function useIsSearching() {
  const next = useNavigation().location
  return next !== undefined && searchKindOf(next.pathname) !== undefined
}
