import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import { call } from '#app/forms/api-client.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ListingSearch } from '#contract/search/listing-search.ts'
import { whereOf } from '#contract/search/search-url.ts'
import {
  readTravelParams,
  type TravelWish,
  travelLimits,
  travelMinutes,
  writeTravelParams,
} from '#contract/search/travel.ts'
import type { Suggestion } from '#domain/search/suggest/suggest-searches.ts'
import * as filterStyles from '#app/features/search/filters.module.css'
import * as styles from '#app/features/search/travel-filter.module.css'
import * as inputStyles from '#app/ui/input.module.css'

/** What the page knows of the places that the search travels to. */
type Loaded = { travel?: { places: { placeId: string; name: string }[] } }

/** The places that must be reached in time, up to three, each with its minutes. */
export function TravelFilter({ search: shown }: { search: ListingSearch }) {
  const { search, go } = useSearchNavigation(shown)
  const { travel } = useLoaderData<Loaded>()
  const [chosenNames, setChosenNames] = useState<Record<string, string>>({})
  const read = readTravelParams(search)
  const wishes = 'wishes' in read ? read.wishes : []
  const nameOf = (id: string) =>
    travel?.places.find(({ placeId }) => placeId === id)?.name ?? chosenNames[id] ?? '…'
  const change = (next: TravelWish[]) => go({ ...search, ...writeTravelParams(next) })

  function add({ placeId, name }: Suggestion) {
    if (!placeId || wishes.some((wish) => wish.placeId === placeId)) return
    setChosenNames((names) => ({ ...names, [placeId]: name }))
    const next = [...wishes, { placeId, minutes: travelLimits.usualMinutes }]
    // Homes beyond a city's border may be nearer.
    const where = search.text ? {} : whereOf('ncr')
    go({ ...search, ...where, ...writeTravelParams(next) })
  }

  return (
    <fieldset className={filterStyles.filterGroup}>
      <legend>Travel time</legend>
      <div className={styles.travel}>
        <input type="hidden" name="to" value={shown.to ?? ''} />
        <input type="hidden" name="within" value={shown.within ?? ''} />
        {wishes.map(({ placeId, minutes }) => (
          <div key={placeId} className={styles.place}>
            <span>To {nameOf(placeId)}</span>
            <MinutesSelect
              label={`Travel time to ${nameOf(placeId)}`}
              minutes={minutes}
              onMinutes={(most) =>
                change(
                  wishes.map((wish) =>
                    wish.placeId === placeId ? { placeId, minutes: most } : wish,
                  ),
                )
              }
            />
            <IconButton
              label={`Remove ${nameOf(placeId)}`}
              onClick={() => change(wishes.filter((wish) => wish.placeId !== placeId))}
            >
              <Icon name="x" />
            </IconButton>
          </div>
        ))}
        {wishes.length < travelLimits.places && <AddPlace search={search} onPlace={add} />}
      </div>
    </fieldset>
  )
}

type MinutesSelectProps = { label: string; minutes: number; onMinutes: (minutes: number) => void }

function MinutesSelect({ label, minutes, onMinutes }: MinutesSelectProps) {
  const choices = [...new Set([...travelMinutes, minutes])].sort((a, b) => a - b)
  return (
    <select
      aria-label={label}
      className={inputStyles.select}
      value={minutes}
      onChange={(event) => onMinutes(Number(event.target.value))}
    >
      {choices.map((each) => (
        <option key={each} value={each}>
          {each} min
        </option>
      ))}
    </select>
  )
}

type AddPlaceProps = { search: ListingSearch; onPlace: (place: Suggestion) => void }

/** Type a place and press one of those that are offered. */
function AddPlace({ search, onPlace }: AddPlaceProps) {
  const [text, setText] = useState('')
  const offers = useOffers(text, search)

  function choose(place: Suggestion | undefined) {
    if (!place) return
    setText('')
    onPlace(place)
  }

  return (
    <div>
      <TextField
        label="To your office, college …"
        placeholder="Cyber City, Sector 62"
        type="search"
        autoComplete="off"
        value={text}
        onValue={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          choose(offers[0])
        }}
      />
      <ul className={styles.offers} aria-label="Places to travel to">
        {offers.map((place) => (
          <li key={place.placeId}>
            <button type="button" onClick={() => choose(place)}>
              <Icon name={place.kind === 'metro' ? 'train-front' : 'map-pin'} />
              <span>
                {place.name}, {place.cityName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const DEBOUNCE_MS = 160
const MOST_OFFERS = 5

/** Places for what is typed, debounced. */
function useOffers(text: string, search: ListingSearch): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([])
  const typed = text.trim()
  const city = search.region ?? search.city

  useEffect(() => {
    let isStale = false
    const timer = setTimeout(async () => {
      const reply = await call('/api/search/suggest', { text: typed, city })
      if (!isStale && reply.ok) setFound(reply.answer.data.suggestions)
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [typed, city])

  if (typed.length < 2) return []
  return found.filter(({ placeId, kind }) => placeId && kind !== 'pincode').slice(0, MOST_OFFERS)
}
