import type { ReactNode } from 'react'
import { Link } from 'react-router'
import buyUrl from '#app/pictures/way-buy.svg?no-inline'
import listUrl from '#app/pictures/way-list.svg?no-inline'
import rentUrl from '#app/pictures/way-rent.svg?no-inline'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as styles from '#app/features/home/intent-cards.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'
import * as textLinkStyles from '#app/ui/text-link.module.css'

/** Three cards: to buy, to rent, or with something to offer. */
export function IntentCards() {
  return (
    <section className={classes(styles.ways, 'page')} aria-label="Buy, sell or rent">
      <Way
        to="/search/buy"
        image={buyUrl}
        title="Buy a home"
        text="See the price per sq ft and the EMI before you call."
      >
        Find homes
        <Icon name="arrow-right" />
      </Way>
      <Way
        to="/search/rent"
        image={rentUrl}
        title="Rent a home"
        text="Deposit, maintenance and move-in date, told up front."
      >
        Find rentals
        <Icon name="arrow-right" />
      </Way>
      <Way
        to="/list-property"
        image={listUrl}
        title="Sell or let yours"
        text="A few short steps. Listing is free, always."
      >
        List Property
        <Tag free>FREE</Tag>
      </Way>
    </section>
  )
}

type WayProps = { to: string; image: string; title: string; text: string; children: ReactNode }

function Way({ to, image, title, text, children }: WayProps) {
  return (
    <Link className={styles.way} to={to} discover="none">
      <span className={classes(pictureStyles.picture, styles.picture)}>
        <img src={image} alt="" width={300} height={360} loading="lazy" decoding="async" />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <span className={classes(textLinkStyles.textLink, styles.textLink)}>{children}</span>
      </div>
    </Link>
  )
}
