import {
  Chapter,
  type ChapterLink,
  Contents,
  ReadingPage,
} from '#app/features/reading/reading-page.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext } from '#app/session/context.ts'
import { useSite } from '#app/session/root-data.ts'
import { keptFor } from '#contract/texts/retention.ts'
import type { Route } from './+types/privacy-policy'
import * as styles from '#app/features/reading/reading.module.css'

export const meta = pageMeta({
  title: 'Privacy Policy',
  description:
    'What we collect, why, who sees it, how long we keep it, and how you can correct it or take your consent back.',
  keywords: ['privacy policy', 'personal data', 'consent', 'security', 'property'],
})

const chapters: ChapterLink[] = [
  { id: 'collection', title: '1. Collection of your data' },
  { id: 'use', title: '2. Use of your data' },
  { id: 'sharing', title: '3. Sharing of your data' },
  { id: 'security', title: '4. Security' },
  { id: 'exclusion', title: '5. Exclusion' },
  { id: 'retention', title: '6. Retention' },
  { id: 'withdrawal', title: '7. Withdrawal of consent' },
  { id: 'correction', title: '8. Correction of your data' },
  { id: 'outside-india', title: '9. Access outside India' },
  { id: 'changes', title: '10. Notification of changes' },
]

/** Both can be set by whoever runs the site. */
export function loader({ context }: Route.LoaderArgs) {
  const { OTP_MINUTES, SESSION_DAYS } = context.get(resourcesContext).env
  return { codeMinutes: OTP_MINUTES, sessionDays: SESSION_DAYS }
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  const { name } = useSite()

  return (
    <ReadingPage
      title="Privacy Policy"
      lede={`${name} is run by a private limited company in India that facilitates deals between owners, tenants, buyers and sellers of property. This is what happens to what you tell us.`}
    >
      <Contents chapters={chapters} />
      <div className={styles.readingText}>
        <p className={styles.updated}>Last updated 18 November 2026</p>
        <WhatWeDo />
        <WhatYouCanDo {...loaderData} />
      </div>
    </ReadingPage>
  )
}

function WhatWeDo() {
  const { name } = useSite()
  return (
    <>
      <Chapter {...chapter('collection')}>
        <ul>
          <li>What you enter: name, mobile number, e-mail address, photo, listings, messages.</li>
          <li>
            What you do here: searches, saved property, contacts you open, visits you ask for.
          </li>
          <li>What your browser sends: address of the connection, kind of device, pages opened.</li>
          <li>
            How fast pages were for some visits, without a cookie and without whose visit it was.
          </li>
          <li>
            Your position, only when you are logged in and allow it, and only rounded to about a
            kilometre.
          </li>
        </ul>
        <p>You can look around without an account; then we do not know who you are.</p>
      </Chapter>
      <Chapter {...chapter('use')}>
        <p>
          We use it to log you in, to show and check listings, to connect you with the other side,
          to answer you, to tell you what happened to your listing, to keep fraud out, and to learn
          what works. We do not sell it.
        </p>
      </Chapter>
      <Chapter {...chapter('sharing')}>
        <ul>
          <li>
            With the other side: an owner’s contact is shown to a logged-in seeker who asks for it,
            and the owner sees who asked.
          </li>
          <li>With those who work for us: message delivery, hosting, under contract only.</li>
          <li>With authorities, when the law requires it.</li>
        </ul>
      </Chapter>
      <Chapter {...chapter('security')}>
        <p>
          Connections are encrypted. One-time codes and sessions are kept only as hashes. Only staff
          who need it can see personal data, and what they change is recorded. No system is
          perfectly safe; if yours is affected by a breach, we tell you and the authorities.
        </p>
      </Chapter>
      <Chapter {...chapter('exclusion')}>
        <p>
          This policy does not cover what you make public yourself, such as the text and photos of a
          listing, nor what other sites do that we link to, nor what an owner and a seeker tell each
          other outside {name}.
        </p>
      </Chapter>
    </>
  )
}

function WhatYouCanDo(limits: Route.ComponentProps['loaderData']) {
  const { name, email } = useSite()
  const mail = <a href={`mailto:${email}`}>{email}</a>
  return (
    <>
      <Chapter {...chapter('retention')}>
        <p>
          We keep your account and your listings until you erase them; you can do that yourself in
          your profile. The rest goes by itself:
        </p>
        <ul>
          {keptFor(limits).map(({ what, howLong }) => (
            <li key={what}>
              {what}: {howLong}
            </li>
          ))}
        </ul>
        <p>
          Only your last position is kept. What our staff did is recorded for good, without your
          name once your account is erased. Beyond these times we keep only what the law requires.
        </p>
      </Chapter>
      <Chapter {...chapter('withdrawal')}>
        <p>
          You may withdraw your consent at any time: log out, erase your position in your profile,
          or write to {mail} to have the account closed. Some services cannot work without the data
          they are about; we then stop offering them to you.
        </p>
      </Chapter>
      <Chapter {...chapter('correction')}>
        <p>
          You can see and correct your name, e-mail and photo in your profile. For anything else
          that is wrong or missing, write to {mail}. We answer within 30 days.
        </p>
      </Chapter>
      <Chapter {...chapter('outside-india')}>
        <p>
          {name} is meant for property and people in India, and follows Indian law. If you use it
          from another country, your data is handled in India, and you are responsible for the rules
          of the place you are in.
        </p>
      </Chapter>
      <Chapter {...chapter('changes')}>
        <p>
          When we change this policy, the new text and its date appear on this page. When a change
          matters to you, we also send a notice to your account before it takes effect.
        </p>
      </Chapter>
    </>
  )
}

function chapter(id: string) {
  return chapters.find((each) => each.id === id)!
}
