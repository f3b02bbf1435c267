import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/ui/stars.module.css'

const places = [1, 2, 3, 4, 5]

export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {places.map((place) => (
        <Icon key={place} name="star" className={classes(place > rating && styles.off)} />
      ))}
    </span>
  )
}
