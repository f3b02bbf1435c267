import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formFields, HeroSearch } from '#app/features/home/hero-search.tsx'
import { readHomeSearch } from '#app/features/home/read-home-search.ts'
import { keepRecent } from '#app/features/search/recent-searches.ts'
import { rememberCity } from '#app/features/search/search-bar.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import type { Offer } from '#app/features/search/use-suggestions.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import type { ListingSearch } from '#contract/listing-search.ts'
import * as messages from '#contract/messages.ts'
import type { City } from '#contract/options.ts'
import { searchHref } from '#contract/search-url.ts'
import { searchTitle } from '#contract/search-words.ts'

type HomeSearchProps = { city: City; places: readonly string[] }

/** The search of the home page, with suggestions and recent searches. */
export function HomeSearch({ city, places }: HomeSearchProps) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const alert = useAlert()

  function go(search: ListingSearch) {
    const words = search.text.trim()
    const href = searchHref(search)
    if (words) keepRecent({ label: searchTitle(search, words), href })
    navigate(href)
  }

  function pick(offer: Offer) {
    if (offer.type === 'recent') return navigate(offer.recent.href)
    if (!form.current) return
    const { name, city } = offer.place
    setText(name)
    rememberCity(city)
    go({ ...readHomeSearch(formFields(form.current)), city, text: name })
  }

  function chooseCity(chosen: City) {
    rememberCity(chosen)
    navigate(`/?city=${chosen}`, { replace: true, preventScrollReset: true })
  }

  return (
    <HeroSearch
      ref={form}
      city={city}
      places={places}
      box={<SearchBox text={text} city={city} onText={setText} onPick={pick} />}
      onCity={chooseCity}
      onNoCity={() => alert(messages.search.selectCity)}
      onSearch={go}
    />
  )
}
