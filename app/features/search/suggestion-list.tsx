import { useEffect, useRef } from 'react'
import { useListPlacement } from '#app/features/search/use-list-placement.ts'
import type { Offer } from '#app/features/search/use-suggestions.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Suggestion } from '#domain/search/suggest/suggest-searches.ts'
import * as styles from '#app/features/search/suggestion-list.module.css'

type SuggestionListProps = {
  id: string
  offers: Offer[]
  chosen: number
  onPick: (offer: Offer) => void
}

/** The list below the search box; the box itself keeps the focus and moves through it. */
export function SuggestionList({ id, offers, chosen, onPick }: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { isAbove, height } = useListPlacement(list)

  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  return (
    <ul
      ref={list}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options is a listbox
      role="listbox"
      aria-label="Suggestions"
      className={classes(styles.suggestions, isAbove && styles.isAbove)}
      style={{ maxHeight: `min(${height}px, 26rem)` }}
    >
      {offers.map((offer, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the search box keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the search box hears the keys
        <li
          key={offer.id}
          id={`${id}-${at}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
          role="option"
          aria-selected={at === chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(offer)}
        >
          {offer.type === 'recent' ? (
            <>
              <Icon name="clock" />
              <span>{offer.recent.label}</span>
              <small>Recent</small>
            </>
          ) : offer.type === 'clear' ? (
            <>
              <Icon name="x" />
              <span className="soft">Clear recent searches</span>
            </>
          ) : (
            <PlaceOffer place={offer.place} />
          )}
        </li>
      ))}
    </ul>
  )
}

const kinds = {
  locality: { icon: 'map-pin', word: 'Locality' },
  sector: { icon: 'map-pin', word: 'Sector' },
  landmark: { icon: 'landmark', word: 'Landmark' },
  metro: { icon: 'train-front', word: 'Metro station' },
  pincode: { icon: 'navigation', word: 'PIN code' },
  part: { icon: 'map-pin', word: 'Part of the city' },
} as const

function PlaceOffer({ place }: { place: Suggestion }) {
  const { icon, word } = kinds[place.kind]
  return (
    <>
      <Icon name={icon} />
      <span>
        {place.name}
        <small>
          {word}, {place.cityName}
        </small>
      </span>
      {place.count !== undefined && <small>{place.count} listed</small>}
    </>
  )
}
