import type { Review } from '#app/features/home/home-content.ts'
import { Stars } from '#app/ui/stars.tsx'
import * as styles from '#app/features/home/reviews.module.css'
import * as avatarStyles from '#app/ui/avatar.module.css'

/** Reviews by people who found a home here. */
export function Reviews({ reviews, siteName }: { reviews: readonly Review[]; siteName: string }) {
  return (
    <section className="page" aria-labelledby="reviews-title">
      <div className="section-head">
        <h2 id="reviews-title">People who found their {siteName.toLowerCase()}</h2>
      </div>
      <div className={styles.reviews}>
        {reviews.map(({ review, rating, image, name }) => (
          <figure key={name} className={styles.review}>
            <Stars rating={rating} />
            <blockquote>{review}</blockquote>
            <figcaption className={styles.who}>
              <span className={avatarStyles.avatar}>
                <img src={image} alt="" width={40} height={40} loading="lazy" decoding="async" />
              </span>
              <b>{name}</b>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
