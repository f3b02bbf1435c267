import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/reading/reading.module.css'

type ReadingPageProps = {
  title: string
  lede?: ReactNode
  /** A drawing beside the title. */
  picture?: string
  children: ReactNode
}

/** A page of text: a title on sand, then a narrow column. */
export function ReadingPage({ title, lede, picture, children }: ReadingPageProps) {
  return (
    <main>
      <header className={styles.readingHead}>
        <div className={classes('page', picture && styles.hasPicture)}>
          <div>
            <h1>{title}</h1>
            {lede && <p className={styles.readingLede}>{lede}</p>}
          </div>
          {picture && <img src={picture} alt="" width={480} height={300} />}
        </div>
      </header>
      <div className={classes(styles.readingBody, 'page')}>{children}</div>
    </main>
  )
}

type ChapterProps = { id: string; title: string; children: ReactNode }

export type ChapterLink = Pick<ChapterProps, 'id' | 'title'>

/** One part of the text, which a link can lead to. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section className={styles.chapter} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

/** The list of chapters, beside the text where there is room. */
export function Contents({ chapters }: { chapters: ChapterLink[] }) {
  return (
    <nav className={classes(styles.contents, 'only-wide')} aria-label="On this page">
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
