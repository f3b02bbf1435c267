import { ProgressBar } from '#app/ui/progress-bar.tsx'
import * as texts from '#contract/texts.ts'
import type { SimilarComparison } from '#domain/insight/compare-with-similar.ts'
import * as styles from '#app/features/insight/insight.module.css'

/** How often the listing is viewed compared with similar ones near by. */
export function SimilarPart({
  similar: { count, views, morePhotos },
}: {
  similar: SimilarComparison
}) {
  const most = Math.max(views?.mine ?? 0, views?.middle ?? 0)
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{texts.insight.nextToSimilar}</h2>
      <p className={styles.verdict}>{texts.insight.verdict(views?.percent, morePhotos)}</p>
      {views && (
        <dl className={styles.bars}>
          <Bar label={texts.insight.yours} rate={views.mine} most={most} />
          <Bar label={texts.insight.middleOfThem} rate={views.middle} most={most} />
        </dl>
      )}
      <p className="soft small">{texts.insight.comparedWith(count)}</p>
    </section>
  )
}

type BarProps = { label: string; rate: number; most: number }

function Bar({ label, rate, most }: BarProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <ProgressBar done={rate / most} />
        {texts.insight.viewsADay(rate)}
      </dd>
    </div>
  )
}
