import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useInView } from '#app/browser/use-in-view.ts'
import type { Prices } from '#app/features/search/typed-price.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { type Range, RangeSlider } from '#app/ui/range-slider.tsx'
import { formatPrice } from '#contract/format/money.ts'
import type { Deal } from '#contract/options.ts'
import { stepsFor } from '#contract/search/listing-search.ts'
import * as styles from '#app/features/search/filters.module.css'

const TypedPrices = lazyComponent(
  async () => (await import('#app/features/search/typed-prices.tsx')).TypedPrices,
)

type PriceFilterProps = Prices & {
  deal: Deal | undefined
  histogram: readonly number[]
  onPrices: (prices: Prices) => void
}

/** Debounce: a thumb that is moved by keys goes step by step, and the search waits for the last. */
const PAUSE_MS = 350

/** A price slider with a histogram, and its ends as fields. The slider's ends mean: no limit. */
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

  const isOpenEnd = range[1] === highest && priceMax !== highest
  const shown = [
    range[0] ? formatPrice(range[0]) : '',
    isOpenEnd ? '' : formatPrice(range[1]),
  ] as const

  return (
    <RangeSlider
      label="price"
      steps={steps}
      value={range}
      onValue={setRange}
      onSettle={setSettled}
      histogram={histogram}
      foot={(amounts) => (
        <InView placeholder={amounts}>
          <TypedPrices
            given={{ priceMin, priceMax }}
            shown={shown}
            onPrices={onPrices}
            whileComing={amounts}
          />
        </InView>
      )}
      format={(amount) => (amount >= highest ? `${formatPrice(highest)}+` : formatPrice(amount))}
    />
  )
}

/** Phones hide the panel that holds it, and need not load what nobody sees. */
function InView({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div ref={ref} className={styles.typedPrices}>
      {useInView(ref) ? children : placeholder}
    </div>
  )
}
