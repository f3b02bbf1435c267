import { useInstallOffer } from '#app/features/install/use-install-offer.ts'
import { Chapter, ReadingPage } from '#app/features/reading/reading-page.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import phoneUrl from '#app/pictures/hero-street-phone.svg'
import { useSite } from '#app/session/root-data.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as readingStyles from '#app/features/reading/reading.module.css'
import * as styles from '#app/routes/public/apps.module.css'

export const meta = pageMeta({
  title: 'Mobile App',
  description:
    'Keep the marketplace on your phone like an app: no store, no download to wait for, always the newest version.',
  keywords: ['mobile app', 'download app', 'add to home screen', 'property app'],
})

const reasons = [
  { icon: 'gauge', title: 'Small', text: 'Less than a photo on your phone.' },
  { icon: 'refresh-cw', title: 'Always new', text: 'Nothing to update.' },
  { icon: 'feather', title: 'Light', text: 'Made for slow networks. It needs a connection.' },
] as const

export default function AppsPage() {
  const { name } = useSite()
  const install = useInstallOffer()

  return (
    <ReadingPage
      title={`${name} on your phone`}
      lede="The site is the app. Put it on your home screen and open it with one tap."
      picture={phoneUrl}
    >
      <div className={classes(readingStyles.readingText, styles.wideText)}>
        <Chapter id="why" title="Why there is no store">
          <ul className={styles.appReasons}>
            {reasons.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <span>
                  <b>{title}</b>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </Chapter>
        <Chapter id="install" title="Put it on your home screen">
          {install && (
            <Button onClick={install} className={styles.install}>
              <Icon name="download" />
              Install {name}
            </Button>
          )}
          <Steps />
          <Banner className={styles.remark}>
            We have no app in any store. An app there that carries our name is not from us.
          </Banner>
        </Chapter>
      </div>
    </ReadingPage>
  )
}

function Steps() {
  return (
    <div className={styles.appSteps}>
      <section>
        <h3>Android</h3>
        <ol>
          <li>Open this page in Chrome.</li>
          <li>Tap the three dots at the top right.</li>
          <li>Tap Add to Home screen, then Install.</li>
        </ol>
      </section>
      <section>
        <h3>iPhone and iPad</h3>
        <ol>
          <li>Open this page in Safari.</li>
          <li>Tap Share, the square with an arrow.</li>
          <li>Tap Add to Home Screen, then Add.</li>
        </ol>
      </section>
      <section>
        <h3>Computer</h3>
        <ol>
          <li>Open this page in Chrome or Edge.</li>
          <li>Click the install icon in the address bar.</li>
        </ol>
      </section>
    </div>
  )
}
