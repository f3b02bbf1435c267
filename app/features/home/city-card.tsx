import { Link } from 'react-router'
import { listingCount } from '#app/features/home/listing-count.ts'
import * as styles from '#app/features/home/city-card.module.css'

type CityCardProps = { name: string; code: string; image: string; count: number }

/** A city in an arch, with its number of listings. */
export function CityCard({ name, code, image, count }: CityCardProps) {
  return (
    <Link className={styles.city} to={`/search/?city=${code}`}>
      <span className={styles.window}>
        <img src={image} alt="" width={300} height={400} loading="lazy" decoding="async" />
      </span>
      <span>
        <b>{name}</b>
        <span className="number">{listingCount(count)}</span>
      </span>
    </Link>
  )
}
