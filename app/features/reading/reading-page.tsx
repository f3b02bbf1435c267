import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import '#app/features/reading/reading.css'

type ReadingPageProps = {
  title: string
  lede?: ReactNode
  /** Drawn beside the title. */
  picture?: string
  children: ReactNode
}

/** A page that is there to be read: a title on sand, then text in a narrow column. */
export function ReadingPage({ title, lede, picture, children }: ReadingPageProps) {
  return (
    <main className="reading">
      <header className="reading-head">
        <div className={classes('page', picture && 'has-picture')}>
          <div>
            <h1>{title}</h1>
            {lede && <p className="reading-lede">{lede}</p>}
          </div>
          {picture && <img src={picture} alt="" width={480} height={300} />}
        </div>
      </header>
      <div className="page reading-body">{children}</div>
    </main>
  )
}

type ChapterProps = { id: string; title: string; children: ReactNode }

export type ChapterLink = Pick<ChapterProps, 'id' | 'title'>

/** One part of the text, which a link can lead to. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section className="chapter" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

/** The list of chapters, beside the text where there is room. */
export function Contents({ chapters }: { chapters: ChapterLink[] }) {
  return (
    <nav className="contents only-wide" aria-label="On this page">
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
