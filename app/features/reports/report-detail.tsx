import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CardView, ReportRowView } from '#app/features/reports/report-view.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/reports/reports.module.css'

type ReportDetailProps = {
  row: ReportRowView
  isRaw: boolean
  actions: ReactNode
  more: ReactNode
}

/** An open row: its further facts and what can be done, or the row as the call answers it. */
export function ReportDetail({ row, isRaw, actions, more }: ReportDetailProps) {
  if (isRaw) {
    return (
      <section className={styles.detail} aria-label={`Raw view of ${row.name}`}>
        <pre className={styles.raw}>{JSON.stringify(row.raw, null, 2)}</pre>
      </section>
    )
  }
  const side = actions || row.reply
  return (
    <section
      className={classes(styles.detail, styles.isData)}
      aria-label={`Details of ${row.name}`}
    >
      {row.picture && <img className={styles.picture} src={row.picture} alt="" />}
      {row.cards.map((card) => (
        <Card key={card.label} {...card} />
      ))}
      {row.facts.length > 0 && <Facts facts={row.facts} />}
      {side && (
        <div className={styles.actions}>
          {row.reply && (
            <ButtonLink to={row.reply} variant="quiet" small wide>
              <Icon name="mail" />
              Reply by e-mail
            </ButtonLink>
          )}
          {actions}
        </div>
      )}
      {more && <div className={styles.more}>{more}</div>}
    </section>
  )
}

function Facts({ facts }: Pick<ReportRowView, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <AnyLink href={href}>{text}</AnyLink> : text || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The home or a person of a row, with the number to dial first. */
function Card({ label, title, href, lines, links = [], reach }: CardView) {
  return (
    <div className={styles.card}>
      <p className="soft">{label}</p>
      <h2>{href ? <AnyLink href={href}>{title}</AnyLink> : title}</h2>
      {lines.map((line) => (
        <p key={line} className="soft">
          {line}
        </p>
      ))}
      {reach.map(({ text, href, isPhone }) => (
        <a key={href} href={href} className={styles.reach}>
          <Icon name={isPhone ? 'phone' : 'mail'} />
          {text}
        </a>
      ))}
      {links.map(({ text, href }) => (
        <AnyLink key={href} href={href}>
          {text}
        </AnyLink>
      ))}
    </div>
  )
}

/** A link to a page of ours, or to another site, which opens in a new tab. */
function AnyLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  const isElsewhere = href.startsWith('https:')
  return (
    <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  )
}
