import { useEffect, useRef } from 'react'
import { PurchasePanel } from '#app/features/costs/purchase-panel.tsx'
import { TenancyPanel } from '#app/features/costs/tenancy-panel.tsx'
import type { ListingCosts } from '#contract/costs/listing-costs.ts'

/** The fields of the assumptions, and the costs that follow from them. */
export function CostPanel({ costs }: { costs: ListingCosts }) {
  const ref = useRef<HTMLDivElement>(null)

  // The button that opened the panel is gone, so the panel takes the focus.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])

  return (
    <div ref={ref}>
      {costs.deal === 'rent' ? (
        <TenancyPanel home={costs.home} />
      ) : (
        <PurchasePanel home={costs.home} />
      )}
    </div>
  )
}
