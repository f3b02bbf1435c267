import { Link } from 'react-router'
import {
  Chapter,
  type ChapterLink,
  Contents,
  ReadingPage,
} from '#app/features/reading/reading-page.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { useSite } from '#app/session/root-data.ts'
import * as styles from '#app/features/reading/reading.module.css'

export const meta = pageMeta({
  title: 'Terms of Service',
  description:
    'The rules of the marketplace for seekers and owners, in plain words: what we do, what you promise, and what happens when something goes wrong.',
  keywords: ['terms of service', 'conditions', 'rules', 'listing', 'property'],
})

const chapters: ChapterLink[] = [
  { id: 'agreement', title: 'The agreement' },
  { id: 'account', title: 'Your account' },
  { id: 'listing', title: 'When you list' },
  { id: 'seeking', title: 'When you search' },
  { id: 'not-allowed', title: 'What is not allowed' },
  { id: 'our-part', title: 'Our part' },
  { id: 'liability', title: 'What we answer for' },
  { id: 'law', title: 'Law and changes' },
]

export default function TermsPage() {
  const { name, email } = useSite()

  return (
    <ReadingPage
      title="Terms of Service"
      lede={`What you and ${name} promise each other. Using the site means that you agree.`}
    >
      <Contents chapters={chapters} />
      <div className={styles.readingText}>
        <Chapter id="agreement" title="The agreement">
          <p>
            {name} is a place where owners show property and seekers find it. We are not a broker,
            an agent or a party to what you agree with each other. You need to be 18 years old and
            able to make contracts under Indian law.
          </p>
        </Chapter>
        <WhatYouPromise />
        <Chapter id="our-part" title="Our part">
          <p>
            We keep the site running with care, check listings in good faith and answer when you
            write. How we treat what you tell us stands in the{' '}
            <Link to="/privacy-policy">Privacy Policy</Link>.
          </p>
        </Chapter>
        <Chapter id="liability" title="What we answer for">
          <p>
            Owners answer for their listings, and both sides for their deal. We cannot promise that
            a listing is complete, that a title is clear or that the site never pauses. As far as
            the law allows, we are not liable for losses that come from an agreement between users.
            Nothing here limits rights that the law gives you as a consumer.
          </p>
        </Chapter>
        <Chapter id="law" title="Law and changes">
          <p>
            Indian law applies. When these terms change, the new ones appear on this page before
            they count. Questions and complaints: <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </Chapter>
      </div>
    </ReadingPage>
  )
}

function WhatYouPromise() {
  return (
    <>
      <Chapter id="account" title="Your account">
        <ul>
          <li>You log in with your own mobile number and a one-time code. Never pass a code on.</li>
          <li>Your name, number and e-mail must be yours and correct.</li>
          <li>
            What is done with your account counts as done by you, until you tell us otherwise.
          </li>
        </ul>
      </Chapter>
      <Chapter id="listing" title="When you list">
        <ul>
          <li>Listing is free. You may list only what you own or are allowed to offer.</li>
          <li>Price, area, address and photos must be true, and the photos must be yours.</li>
          <li>We check each listing and may ask for changes, decline it or take it down.</li>
          <li>Mark a property as sold or rented when it is, so that nobody calls in vain.</li>
          <li>
            You let us show, store and resize your text and photos for the marketplace. They stay
            yours.
          </li>
        </ul>
      </Chapter>
      <Chapter id="seeking" title="When you search">
        <ul>
          <li>An owner’s number is for a conversation about that property, nothing else.</li>
          <li>See the place and its papers before you pay anything to anybody.</li>
          <li>Estimates, EMI figures and distances help you compare. They are not an offer.</li>
        </ul>
      </Chapter>
      <Chapter id="not-allowed" title="What is not allowed">
        <ul>
          <li>False or duplicate listings, and property that may not be sold or let.</li>
          <li>Turning people away for their religion, caste, community, sex or disability.</li>
          <li>Collecting numbers, copying the site by machine, or sending advertisements.</li>
          <li>Anything that harms the site or the people who use it.</li>
        </ul>
        <p>We may limit or close an account that does this.</p>
      </Chapter>
    </>
  )
}
