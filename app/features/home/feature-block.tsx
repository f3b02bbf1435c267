import type { ReactNode } from 'react'
import type { FeatureContent } from '#app/features/home/home-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import * as styles from '#app/features/home/feature-block.module.css'

/** The icons that the content may name; another name gets a plain tick. */
const icons: IconName[] = ['badge-check', 'phone-call', 'calendar-check']

type FeatureBlockProps = {
  content: FeatureContent
  /** The slideshow beside the text. */
  slides: ReactNode
}

/** What is good about the site. */
export function FeatureBlock({ content, slides }: FeatureBlockProps) {
  return (
    <section className={classes(styles.feature, 'page')} aria-labelledby="feature-title">
      {slides}
      <div>
        <h2 id="feature-title">{content.title}</h2>
        <p className="soft">{content.description}</p>
        <ul>
          {content.features.map(({ icon, title, description }) => (
            <li key={title}>
              <Icon name={icons.find((name) => name === icon) ?? 'circle-check'} />
              <span>
                <b>{title}</b>
                <span>{description}</span>
              </span>
            </li>
          ))}
        </ul>
        <ButtonLink to={content.buttonLink}>{content.buttonText}</ButtonLink>
      </div>
    </section>
  )
}
