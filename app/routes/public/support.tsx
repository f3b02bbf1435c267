import { useEffect } from 'react'
import { data, Link, useLocation } from 'react-router'
import { useHelp } from '#app/features/help/help-context.ts'
import { ReadingPage } from '#app/features/reading/reading-page.tsx'
import { ContactWays } from '#app/features/support/contact-ways.tsx'
import { listingSteps, questions, safetyTips } from '#app/features/support/questions.ts'
import { faqJsonLd, graphJsonLd } from '#app/loaders/landing/json-ld.ts'
import { describePage } from '#app/loaders/page-meta.ts'
import { useSite } from '#app/session/root-data.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { withoutTrailingSlashes } from '#contract/format/trailing-slashes.ts'
import * as texts from '#contract/texts.ts'
import type { Route } from './+types/support'
import * as styles from '#app/features/support/support.module.css'

/** The addresses that share this page, and how each is called. */
const titles: Partial<Record<string, string>> = {
  '/help': 'Help',
  '/faq': 'FAQ',
  '/customer-service': 'Customer Service',
  '/terms-and-condition': 'Terms and Condition',
}

/** Any other address ends here too: a 404 with ways to contact us. */
export function loader({ url }: Route.LoaderArgs) {
  const title = titles[withoutTrailingSlashes(url.pathname)]
  const jsonLd = title === titles['/faq'] ? graphJsonLd([faqJsonLd(questions)]) : undefined
  return data({ title, jsonLd }, { status: title ? 200 : 404 })
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const title = loaderData?.title
  if (!title) return describePage(args, { title: texts.empty.page, isPrivate: true })
  const page = describePage(args, {
    title,
    description:
      'How to list, search and stay safe: answers to what people ask most, and four ways to reach our team.',
    keywords: ['help', 'support', 'customer service', 'faq', 'contact', 'safety', 'property'],
  })
  return loaderData.jsonLd ? [...page, { 'script:ld+json': loaderData.jsonLd }] : page
}

export default function SupportPage({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const openHelp = useHelp()
  useQuestionsFirst(loaderData.title === titles['/faq'])

  return (
    <ReadingPage
      title="Help and Support"
      lede="Answers first. If yours is not among them, a person is one tap away."
    >
      <div className={styles.support}>
        {!loaderData.title && <UnknownAddress />}
        <section id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title">Talk to us</h2>
          <ContactWays
            site={site}
            onCallBack={() => openHelp('call')}
            onMail={() => openHelp('mail')}
          />
        </section>
        <div className={styles.sideBySide}>
          <ListingGuide />
          <Safety />
        </div>
        <Questions />
        <p className="soft">
          The rules of the marketplace stand in our{' '}
          <Link to="/terms-conditions">Terms of Service</Link>, how we treat your data in the{' '}
          <Link to="/privacy-policy">Privacy Policy</Link>.
        </p>
      </div>
    </ReadingPage>
  )
}

/** Whoever asked for the FAQ starts at the questions; a reload or Back keeps its place. */
function useQuestionsFirst(isFaq: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    if (isFaq && !hash && window.scrollY === 0)
      document.getElementById('questions')?.scrollIntoView()
  }, [isFaq, hash])
}

function UnknownAddress() {
  return (
    <Banner tone="wait">
      <b>We could not find this page.</b> The address may be old or mistyped. Go{' '}
      <Link to="/">back to Home</Link> or <Link to="/search">search for a place</Link>, or ask us
      below.
    </Banner>
  )
}

function ListingGuide() {
  return (
    <section id="listing" aria-labelledby="listing-title">
      <h2 id="listing-title">How listing works</h2>
      <ol className={styles.steps}>
        {listingSteps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <ButtonLink to="/list-property">List Property, free</ButtonLink>
    </section>
  )
}

function Safety() {
  return (
    <section id="safety" className={styles.safety} aria-labelledby="safety-title">
      <h2 id="safety-title">Stay safe</h2>
      <ul>
        {safetyTips.map((tip) => (
          <li key={tip}>
            <Icon name="shield-check" />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions() {
  return (
    <section id="questions" className={styles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">Frequently asked</h2>
      {questions.map(({ ask, answer }) => (
        <details key={ask}>
          <summary>
            {ask}
            <Icon name="chevron-down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
