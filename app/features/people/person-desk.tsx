import { Link } from 'react-router'
import { BlockForm } from '#app/features/people/block-form.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { StatusTag } from '#app/ui/status-tag.tsx'
import type { ListingStatus } from '#contract/options.ts'
import * as texts from '#contract/texts/review.ts'
import * as styles from '#app/features/people/people.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

export type PersonView = {
  id: string
  name: string
  facts: readonly { label: string; value: string }[]
  listings: readonly { spn: string; title: string; status: ListingStatus }[]
  isStaff: boolean
  isErased: boolean
  mayExport: boolean
  block: { since: string; reason: string } | undefined
}

/** A person as staff see them, with what staff can do: block, unblock, look at their listings. */
export function PersonDesk({ person }: { person: PersonView }) {
  const { id, name, facts, listings, isStaff, isErased, mayExport, block } = person
  return (
    <>
      <h1>{name}</h1>
      {block && (
        <Banner tone="bad">
          <strong>Blocked since {block.since}.</strong> {block.reason}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={boxStyles.box} aria-labelledby="about">
            <h2 id="about">Account</h2>
            <dl className={boxStyles.facts}>
              {facts.map(({ label, value }) => (
                <Fact key={label} label={label} value={value} />
              ))}
            </dl>
            {mayExport && <ExportLink id={id} />}
          </section>
          <section className={boxStyles.box} aria-labelledby="listings">
            <h2 id="listings">Properties</h2>
            {listings.length === 0 && <p className="soft">None</p>}
            <ul className={styles.listings}>
              {listings.map(({ spn, title, status }) => (
                <li key={spn}>
                  <Link to={`/admin/review/${spn}`}>{title}</Link>
                  <StatusTag status={status} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section className={boxStyles.box} aria-labelledby="block">
          <h2 id="block">{block ? 'Unblock' : 'Block'}</h2>
          {isStaff || isErased ? (
            <p className="soft">{isStaff ? texts.staffNotBlocked : texts.accountErased}</p>
          ) : (
            <>
              <p className="soft small">{block ? texts.unblockHint : texts.blockHint}</p>
              <BlockForm key={`${block !== undefined}`} id={id} isBlocked={block !== undefined} />
            </>
          )}
        </section>
      </div>
    </>
  )
}

function ExportLink({ id }: { id: string }) {
  return (
    <>
      <p className="soft small">{texts.exportHint}</p>
      <ButtonLink
        to={`/admin/people/${id}/data.json`}
        variant="quiet"
        small
        reloadDocument
        download
      >
        <Icon name="download" />
        Download their data
      </ButtonLink>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value || '–'}</dd>
    </>
  )
}
