import { Chapter, ReadingPage } from '#app/features/reading/reading-page.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import balconyUrl from '#app/pictures/balcony.svg'
import { useSite } from '#app/session/root-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { cities } from '#contract/options.ts'
import { joinWithAnd } from '#contract/texts/join-with-and.ts'
import * as readingStyles from '#app/features/reading/reading.module.css'
import * as styles from '#app/routes/public/about.module.css'

export const meta = pageMeta({
  title: 'About',
  description:
    'Who we are: a property marketplace for seven cities of northern India, where owners list free of charge and seekers speak to them directly.',
  keywords: ['about', 'property marketplace', 'owners', 'no brokerage', 'northern India'],
})

const cityNames = joinWithAnd(cities.items.map(({ label }) => label))

export default function AboutPage() {
  const { name } = useSite()

  return (
    <ReadingPage
      title={`About ${name}`}
      lede="Basera means a dwelling. We help people find theirs, and owners find them."
      picture={balconyUrl}
    >
      <div className={readingStyles.readingText}>
        <Chapter id="what" title="What we do">
          <p>
            {name} is a marketplace for homes, shops and offices to rent and to buy in {cityNames}.
            Owners list their property themselves, free of charge. Seekers look through them, save
            what they like, and speak to the owner directly. There is no middle call and no
            brokerage of ours in between.
          </p>
        </Chapter>
        <Chapter id="how" title="How we work">
          <ul className={styles.promises}>
            <li>
              <b>Checked before it is shown</b>
              Our team looks at every listing and its photos before it goes live, and tells the
              owner what to correct.
            </li>
            <li>
              <b>The whole price, first</b>
              Rent, deposit, maintenance, price per sq ft: what a place costs stands above
              everything else.
            </li>
            <li>
              <b>Your number stays yours</b>
              Nobody sees a phone number without logging in, and owners know who asked for theirs.
            </li>
            <li>
              <b>Made for every phone</b>
              Light pages that open on a slow network, readable in the sun, usable without a mouse.
            </li>
          </ul>
        </Chapter>
        <Chapter id="start" title="Start here">
          <p>Tell us what you are looking for, or tell seekers what you have.</p>
          <div className={styles.aboutWays}>
            <ButtonLink to="/search">Find a place</ButtonLink>
            <ButtonLink to="/list-property" variant="quiet">
              List Property, free
            </ButtonLink>
          </div>
        </Chapter>
      </div>
    </ReadingPage>
  )
}
