import type { Offer } from '#app/features/search/use-suggestions.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Suggestion } from '#domain/listings/suggest-searches.ts'
import '#app/styles/parts/suggestions.css'

type SuggestionListProps = {
  id: string
  offers: Offer[]
  chosen: number
  onPick: (offer: Offer) => void
}

/** The list below the search box; the box itself keeps the focus and moves through it. */
export function SuggestionList({ id, offers, chosen, onPick }: SuggestionListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options is a listbox
    <ul id={id} role="listbox" aria-label="Suggestions" className="suggestions search-suggestions">
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
