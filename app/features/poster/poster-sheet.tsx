import { classes } from '#app/ui/classes.ts'
import { Logo } from '#app/ui/logo.tsx'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/poster/poster.module.css'

export type Poster = {
  who: OfferedBy
  words: { english: string; hindi: string }
  kind: string
  place: string
  price: string
  facts: { label: string; value: string }[]
  qr: { path: string; size: number }
  /** The address that the code leads to. */
  link: string
}

/** An A4 sheet; everything on it is measured by its width, so that a phone shows it whole. */
export function PosterSheet({ poster, siteName }: { poster: Poster; siteName: string }) {
  const { who, words, kind, place, price, facts, qr, link } = poster
  return (
    <div className={classes(styles.paper, 'paper')}>
      <article className={styles.sheet} aria-label="Poster">
        <h1 className={styles.words}>
          {words.english}
          <span lang="hi">{words.hindi}</span>
        </h1>
        <div className={styles.what}>
          <p className={styles.kind}>{kind}</p>
          <p className={styles.place}>{place}</p>
          <p className={styles.price}>{price}</p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.scan}>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code of the listing">
            <path d={qr.path} shapeRendering="crispEdges" />
          </svg>
          <div className={styles.say}>
            <p>{texts.share.scanToSee[who]}</p>
            <p lang="hi">{texts.share.scanToSeeHindi[who]}</p>
            <p className={styles.link}>{link}</p>
          </div>
        </div>
        <div className={styles.foot}>
          <Logo height={44} alt={siteName} />
          <p>{texts.share.fromWhom[who]}</p>
        </div>
      </article>
    </div>
  )
}
