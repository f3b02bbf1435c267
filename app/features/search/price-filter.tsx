import { useEffect, useEffectEvent, useState } from 'react'
import { type Range, RangeSlider } from '#app/ui/range-slider.tsx'
import { formatPrice } from '#contract/format/money.ts'
import type { Deal } from '#contract/options.ts'
import { type SearchFilters, stepsFor } from '#contract/search/listing-search.ts'

type Prices = Pick<SearchFilters, 'priceMin' | 'priceMax'>

type PriceFilterProps = Prices & {
  deal: Deal | undefined
  histogram: readonly number[]
  onPrices: (prices: Prices) => void
}

/** Debounce: a thumb that is moved by keys goes step by step, and the search waits for the last. */
const PAUSE_MS = 350

/** Two thumbs over the prices there are. The ends mean: no limit. */
export function PriceFilter({ deal, histogram, onPrices, priceMin, priceMax }: PriceFilterProps) {
  const steps = stepsFor(deal)
  const highest = steps.at(-1) ?? 0
  const given: Range = [priceMin ?? 0, priceMax ?? highest]
  const [range, setRange] = useState<Range>(given)
  const [known, setKnown] = useState(given.join())
  const [settled, setSettled] = useState<Range>()

  // Another search came in from outside: a chip was removed, or somebody went back.
  if (known !== given.join()) {
    setKnown(given.join())
    setRange(given)
    setSettled(undefined)
  }

  const choose = useEffectEvent(([min, max]: Range) => {
    if (`${min},${max}` === given.join()) return
    onPrices({ priceMin: min || undefined, priceMax: max >= highest ? undefined : max })
  })

  useEffect(() => {
    if (!settled) return
    const timer = setTimeout(() => choose(settled), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [settled])

  return (
    <RangeSlider
      label="price"
      steps={steps}
      value={range}
      onValue={setRange}
      onSettle={setSettled}
      histogram={histogram}
      format={(amount) => (amount >= highest ? `${formatPrice(highest)}+` : formatPrice(amount))}
    />
  )
}
