import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { Calculators, calculatorsFromUrl } from '#app/features/emi/calculators.tsx'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { ValueAnswer } from '#app/features/value-estimate/value-answer.tsx'
import { ValueForm } from '#app/features/value-estimate/value-form.tsx'
import {
  type ValueQuestion,
  valueQuestionFromUrl,
} from '#app/features/value-estimate/value-question.ts'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext, viewerContext } from '#app/session/context.ts'
import { classes } from '#app/ui/classes.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import type { Db } from '#db/connect.ts'
import { estimateValue } from '#domain/listings/estimate-value.ts'
import { searchPlaces } from '#domain/places/search-places.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import type { Route } from './+types/property-value'
import * as styles from '#app/features/emi/calculators.module.css'
import * as valueEstimateStyles from '#app/features/value-estimate/value-estimate.module.css'

export const meta = pageMeta({
  title: 'Property Value Calculator',
  description:
    'What a flat, house, shop or office may be worth, by what comparable properties nearby ask for.',
  keywords: ['property value', 'price per sq ft', 'house valuation', 'EMI calculator'],
  canonical: '/property-value-calculator',
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, readDb } = context.get(resourcesContext)
  const viewer = context.get(viewerContext)
  const { searchParams } = new URL(request.url)
  const question = valueQuestionFromUrl(searchParams)
  const answer = await answerTo(readDb, question)
  return {
    question,
    answer,
    saved: answer ? await savedAmong(db, viewer, answer.estimate.comparables) : [],
    isSignedIn: viewer !== null,
    start: calculatorsFromUrl(searchParams),
  }
}

async function answerTo(db: Db, { area, place, ...property }: ValueQuestion) {
  if (area === undefined) return undefined
  const hits = place ? await searchPlaces(db, { text: place, city: property.city, limit: 3 }) : []
  const hit = hits.find(({ city }) => city === property.city)
  const estimate = await estimateValue(db, { ...property, area, place: hit })
  return { estimate, place: hit?.name }
}

export default function PropertyValuePage({ loaderData }: Route.ComponentProps) {
  const { question, answer, saved, isSignedIn, start } = loaderData
  const comparables = answer?.estimate.comparables ?? []

  return (
    <main className={classes(styles.calculatorsPage, 'page')}>
      <h1>What is my property worth?</h1>
      <p className="soft">Compared with what similar properties nearby ask for today.</p>
      <ValueForm question={question} />
      {answer && <ValueAnswer question={question} {...answer} />}
      {comparables.length > 0 && (
        <section className={valueEstimateStyles.valueCompared} aria-labelledby="compared-title">
          <h2 id="compared-title">Comparable listings</h2>
          <div className={valueEstimateStyles.valueGrid} data-cards="even">
            {comparables.map((listing) => (
              <ListingCard
                key={listing.spn}
                listing={listing}
                isSaved={saved.includes(listing.spn)}
                isSignedIn={isSignedIn}
                tick={<CompareToggle spn={listing.spn} name={listingTitle(listing)} />}
                as="h3"
              />
            ))}
          </div>
        </section>
      )}
      <Calculators start={start} />
    </main>
  )
}
