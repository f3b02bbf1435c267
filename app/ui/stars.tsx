import { Star } from 'lucide-react'
import '#app/ui/stars.css'

const places = [1, 2, 3, 4, 5]

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {places.map((place) => (
        <Star key={place} className={place <= rating ? 'icon' : 'icon off'} aria-hidden="true" />
      ))}
    </span>
  )
}
