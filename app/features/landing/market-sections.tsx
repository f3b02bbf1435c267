import { Market, type MarketProps } from '#app/features/landing/market.tsx'
import * as styles from '#app/features/landing/landing.module.css'

type MarketSectionsProps = { markets: readonly MarketProps[]; stay: readonly string[] }

/** What homes of a place cost and how long they stay. */
export function MarketSections({ markets, stay }: MarketSectionsProps) {
  return (
    <>
      <section>
        <h2>What owners ask for</h2>
        <div className={styles.beside}>
          {markets.map((market) => (
            <Market key={market.title} {...market} />
          ))}
        </div>
      </section>
      <section className={styles.said}>
        <h2>How long homes stay</h2>
        {stay.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
    </>
  )
}
