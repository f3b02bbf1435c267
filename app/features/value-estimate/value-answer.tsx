import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ValueQuestion } from '#app/features/value-estimate/value-question.ts'
import { Banner } from '#app/ui/banner.tsx'
import { formatPrice, formatRupees } from '#contract/format/money.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { cities } from '#contract/options.ts'
import type { ValueEstimate } from '#domain/listings/estimate-value.ts'
import * as styles from '#app/features/value-estimate/value-estimate.module.css'

type ValueAnswerProps = {
  question: ValueQuestion
  estimate: ValueEstimate
  /** The place that was understood. */
  place: string | undefined
}

/** The fragment of the address that leads to the answer. */
export const valueAnswerId = 'estimate'

/** The range, the listings it is based on, and a warning when they are few. */
export function ValueAnswer({ question, estimate, place }: ValueAnswerProps) {
  const { value, rate, count, withinKm } = estimate
  const where = place && withinKm ? `within ${withinKm} km of ${place}` : `in ${cityOf(question)}`
  const unit = question.deal === 'rent' ? ' a month' : ''

  // Focused, so that a screen reader continues here after the form was sent.
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the form is sent
  useEffect(() => {
    if (hash === `#${valueAnswerId}`) heading.current?.focus({ preventScroll: true })
  }, [hash, key])

  return (
    <section id={valueAnswerId} className={styles.valueAnswer} aria-labelledby="value-title">
      <h2 ref={heading} id="value-title" tabIndex={-1}>
        The estimate
      </h2>
      {question.place && !place && (
        <Banner>
          We do not know “{question.place}” in {cityOf(question)}, so we compared the whole city.
        </Banner>
      )}
      {place && !withinKm && count > 0 && (
        <Banner>
          There are too few around {place}, so we compared the whole of {cityOf(question)}.
        </Banner>
      )}
      {value && rate ? (
        <div className={styles.valueCard}>
          <p className={styles.valueRange}>
            <strong>
              {formatPrice(rounded(value.low))} to {formatPrice(rounded(value.high))}
            </strong>
            {unit}
          </p>
          <p>
            In the middle {formatPrice(rounded(value.middle))}
            {unit}, which is {formatRupees(rate.middle)} per sq ft.
          </p>
          <p className={styles.valueBasis}>
            From {count} comparable listings {where}. Half of them ask for {formatRupees(rate.low)}{' '}
            to {formatRupees(rate.high)} per sq ft. These are asking prices: what is paid in the end
            is often lower.
          </p>
        </div>
      ) : (
        <Banner tone="wait">
          {count === 0 ? 'There is nothing comparable' : `Only ${count} can be compared`} {where},
          too few for an honest estimate. Try another size or leave the BHK open.
        </Banner>
      )}
    </section>
  )
}

function cityOf({ city }: ValueQuestion) {
  return labelOf(cities, city)
}

/** An estimate is no more exact than three digits. */
function rounded(rupees: number) {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, rupees))) - 2)
  return Math.round(rupees / unit) * unit
}
