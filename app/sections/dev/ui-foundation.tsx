import type { CSSProperties } from 'react'
import { Logo } from '#app/ui/logo.tsx'
import { StatusTag } from '#app/ui/status-tag.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { listingStatuses } from '#contract/options.ts'
import * as styles from '#app/sections/dev/ui.module.css'

const colours = [
  'leaf-900',
  'leaf-700',
  'leaf-600',
  'leaf-100',
  'marigold-500',
  'marigold-100',
  'marigold-800',
  'sindoor-600',
  'neel-700',
  'ink',
  'sand',
  'chuna',
]

/** Logos, colours, type and tags. */
export function FoundationSamples() {
  return (
    <>
      <section>
        <h2>Logo</h2>
        <div className={styles.samples}>
          <Logo />
          <Logo variant="dashboard" />
          <Logo variant="admin" />
          <span className={styles.onDark}>
            <Logo variant="light" />
          </span>
          <Logo variant="mark" />
        </div>
      </section>
      <section>
        <h2>Colour</h2>
        <div className={styles.grid4}>
          {colours.map((colour) => (
            <div key={colour} className={styles.swatch}>
              <i style={{ '--c': `var(--color-${colour})` } as CSSProperties} />
              <b>{colour}</b>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>Type</h2>
        <div className={styles.typeSizes}>
          <p className={styles.heroType}>A place you will love</p>
          <p className={styles.largestType}>Page title, ₹ 1.25 Cr</p>
          <p className={styles.largerType}>Section title</p>
          <p className={styles.priceType}>Card price, ₹ 18,500</p>
          <p className={styles.leadType}>Lead text and list titles</p>
          <p>
            Body text at 17 px, easy to read outdoors on a phone.{' '}
            <span lang="hi">घर वही जहाँ मन लगे।</span>
          </p>
          <p className="small soft">Help text and addresses, 15 px</p>
        </div>
      </section>
      <section>
        <h2>Status and tags</h2>
        <div className={styles.samples}>
          {listingStatuses.values.map((status) => (
            <StatusTag key={status} status={status} />
          ))}
          <Tag>Rent</Tag>
          <Tag free>FREE</Tag>
        </div>
      </section>
    </>
  )
}
