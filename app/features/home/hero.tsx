import type { ReactNode } from 'react'
import streetUrl from '#app/pictures/hero-street.svg?no-inline'
import phoneStreetUrl from '#app/pictures/hero-street-phone.svg?no-inline'
import { Toran } from '#app/ui/toran.tsx'
import * as styles from '#app/features/home/hero.module.css'

/** A street at dusk, the welcome, and the search form on it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className={styles.hero}>
      <picture className={styles.heroScene}>
        <source media="(max-width: 47.99em)" srcSet={phoneStreetUrl} width={780} height={900} />
        <img src={streetUrl} alt="" width={1600} height={760} fetchPriority="high" />
      </picture>
      <Toran className={styles.toran} />
      <div className="page">
        <h1>Discover a place you'll love</h1>
        <p className={styles.lede}>
          Homes and workplaces in seven northern cities, straight from their owners.
        </p>
        {children}
      </div>
    </section>
  )
}
