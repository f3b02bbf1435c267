import { type ReactNode, useState } from 'react'
import { CostList } from '#app/features/costs/cost-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import type { ListingCosts } from '#contract/costs/listing-costs.ts'

const CostPanel = lazyComponent(
  async () => (await import('#app/features/costs/cost-panel.tsx')).CostPanel,
)

type WholeCostProps = {
  costs: ListingCosts
  className?: string
  /** Links to more about it. */
  children?: ReactNode
}

/**
 * What a home costs in all. The usual costs come with the page; the fields to change the
 * assumptions are loaded on demand.
 */
export function WholeCost({ costs, className, children }: WholeCostProps) {
  const [isOpen, setOpen] = useState(false)
  const asUsual = <CostList groups={costs.groups} />

  return (
    <section className={className} id="costs" aria-labelledby="costs-title">
      <h2 id="costs-title">{costs.deal === 'rent' ? 'What it costs' : 'The whole cost'}</h2>
      {isOpen ? <CostPanel costs={costs} whileComing={asUsual} /> : asUsual}
      {!isOpen && (
        <Button
          variant="quiet"
          small
          className="needs-script"
          onPointerEnter={CostPanel.prepare}
          onClick={() => setOpen(true)}
        >
          Change what is assumed
        </Button>
      )}
      {children}
    </section>
  )
}
