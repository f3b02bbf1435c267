import { useEffect, useRef } from 'react'
import { useListPlacement } from '#app/features/search/use-list-placement.ts'
import {
  type Offer,
  type SuggestionsProps,
  useSuggestions,
} from '#app/features/search/use-suggestions.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Suggestion } from '#domain/search/suggest/suggest-searches.ts'
import * as styles from '#app/features/search/suggestion-list.module.css'

type SuggestionListProps = SuggestionsProps & {
  id: string
  chosen: number
  /** Called with the options, which the keys in the box move through. */
  onOffers: (offers: Offer[]) => void
  onPick: (offer: Offer) => void
}

/** The list below the search box; the box itself keeps the focus and moves through it. */
export function SuggestionList({ id, chosen, onOffers, onPick, ...asked }: SuggestionListProps) {
  const offers = useSuggestions(asked)
  const ids = offers.map((offer) => offer.id).join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same offers are the same
  useEffect(() => onOffers(offers), [ids])

  if (offers.length === 0) return null
  return <Offers id={id} offers={offers} chosen={chosen} onPick={onPick} />
}

type OffersProps = Pick<SuggestionListProps, 'id' | 'chosen' | 'onPick'> & { offers: Offer[] }

function Offers({ id, offers, chosen, onPick }: OffersProps) {
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
      style={{ maxHeight: `min(${height}px, 30rem)` }}
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
          <OfferWords offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function OfferWords({ offer }: { offer: Offer }) {
  if (offer.type === 'place') return <PlaceOffer place={offer.place} />
  if (offer.type === 'recent')
    return (
      <>
        <Icon name="clock" />
        <span>{offer.recent.label}</span>
        <small>Recent</small>
      </>
    )
  return (
    <>
      <Icon name={offer.icon} />
      <span className={classes(offer.id === 'clear' && 'soft')}>{offer.label}</span>
    </>
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
  const { count, isPopular } = place
  return (
    <>
      <Icon name={icon} />
      <span>
        {place.name}
        <small>
          {isPopular ? 'Popular' : word}, {place.cityName}
        </small>
      </span>
      {count !== undefined && <small>{count === 0 ? 'None listed yet' : `${count} listed`}</small>}
    </>
  )
}
