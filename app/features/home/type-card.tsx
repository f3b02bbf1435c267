import { Link } from 'react-router'
import type { TypeTile } from '#app/features/home/type-tiles.ts'
import apartmentUrl from '#app/pictures/type-apartment.svg?no-inline'
import floorUrl from '#app/pictures/type-floor.svg?no-inline'
import houseUrl from '#app/pictures/type-house.svg?no-inline'
import officeUrl from '#app/pictures/type-office.svg?no-inline'
import shopUrl from '#app/pictures/type-shop.svg?no-inline'
import villaUrl from '#app/pictures/type-villa.svg?no-inline'
import * as styles from '#app/features/home/type-card.module.css'

const drawings: Record<TypeTile['type'], string> = {
  individual_house: houseUrl,
  apartment: apartmentUrl,
  villa: villaUrl,
  office_space: officeUrl,
  individual_floor: floorUrl,
  shop: shopUrl,
}

/** A type of property, with how many there are. */
export function TypeCard({ type, label, count, href }: TypeTile) {
  return (
    <Link className={styles.type} to={href}>
      <span className={styles.ground}>
        <img src={drawings[type]} alt="" width={200} height={150} loading="lazy" decoding="async" />
      </span>
      <span>
        <b>{label}</b>
        <span className="number">{count}</span>
      </span>
    </Link>
  )
}
