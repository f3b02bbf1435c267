import type { ComponentProps } from 'react'
import { PriceChart } from '#app/features/landing/price-chart.tsx'
import { PriceTable } from '#app/features/landing/price-table.tsx'
import * as styles from '#app/features/landing/landing.module.css'

export type MarketProps = {
  title: string
  heads: readonly [string, string]
  rows: ComponentProps<typeof PriceTable>['rows']
  trend: ComponentProps<typeof PriceChart>['trend'] | undefined
  trendCaption: string
  trendNote: string
}

/** Asking prices of homes for one deal, now and over time. */
export function Market({ title, heads, rows, trend, trendCaption, trendNote }: MarketProps) {
  return (
    <div className={styles.market}>
      <div>
        <h3>{title}</h3>
        {rows.length > 0 ? (
          <PriceTable caption={`${title}: asking now`} heads={heads} rows={rows} />
        ) : (
          <p className="soft">None on offer just now.</p>
        )}
      </div>
      <div>
        <h3>{trendCaption}</h3>
        {trend && <PriceChart caption={trendCaption} trend={trend} />}
        <p className="soft small">{trendNote}</p>
      </div>
    </div>
  )
}
