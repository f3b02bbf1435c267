import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BlockForm } from '#app/features/people/block-form.tsx'
import { EraseForm } from '#app/features/people/erase-form.tsx'
import { type HistoryEntry, HistoryList } from '#app/features/people/history-list.tsx'
import { MessageForm } from '#app/features/people/message-form.tsx'
import { SearchLook } from '#app/features/people/search-look.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { StatusTag } from '#app/ui/status-tag.tsx'
import type { ListingStatus } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/people/people.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

export type PersonView = {
  id: string
  name: string
  facts: readonly { label: string; value: string; href?: string | undefined }[]
  listings: readonly { spn: string; title: string; status: ListingStatus }[]
  hasDrafts: boolean
  leads: readonly HistoryEntry[]
  messages: readonly HistoryEntry[]
  requests: readonly HistoryEntry[]
  complaints: readonly HistoryEntry[]
  devices: readonly HistoryEntry[]
  audit: readonly HistoryEntry[]
  auditPath: string
  isStaff: boolean
  isErased: boolean
  isAdministrator: boolean
  block: { since: string; reason: string } | undefined
}

type PersonDeskProps = {
  person: PersonView
  /** The drafts that staff can fill in. */
  drafts: ReactNode
}

/** A person as staff see them: what there is of them, and what staff can do about it. */
export function PersonDesk({ person, drafts }: PersonDeskProps) {
  const { name, block } = person
  return (
    <div className={styles.wide}>
      <h1>{name}</h1>
      {block && (
        <Banner tone="bad">
          <strong>Blocked since {block.since}.</strong> {block.reason}
        </Banner>
      )}
      <div className={styles.columns}>
        <History person={person} drafts={drafts} />
        <Desk person={person} />
      </div>
    </div>
  )
}

function History({ person, drafts }: PersonDeskProps) {
  const { listings, hasDrafts, leads, messages, requests, complaints, audit, auditPath } = person
  return (
    <div className={styles.past}>
      <Box id="listings" title="Properties">
        {listings.length === 0 && <p className="soft">None</p>}
        <ul className={styles.listings}>
          {listings.map(({ spn, title, status }) => (
            <li key={spn}>
              <Link to={`/admin/review/${spn}`}>{title}</Link>
              <StatusTag status={status} />
            </li>
          ))}
        </ul>
      </Box>
      {hasDrafts && (
        <Box id="drafts" title="Fill in a draft together">
          {drafts}
        </Box>
      )}
      <Box id="leads" title="Leads and visits">
        <HistoryList entries={leads} label="Leads and visits" />
      </Box>
      <Box id="messages" title="Messages to them">
        <HistoryList entries={messages} label="Messages to them" />
      </Box>
      <Box id="requests" title="Requests to our team">
        <HistoryList entries={requests} label="Requests to our team" />
      </Box>
      <Box id="complaints" title="Complaints">
        <p className="soft small">{texts.people.complainantsHidden}</p>
        <HistoryList entries={complaints} label="Complaints" />
      </Box>
      <Box id="audit" title="Audit entries">
        <HistoryList entries={audit} label="Audit entries" />
        <p>
          <Link to={auditPath}>All entries</Link>
        </p>
      </Box>
    </div>
  )
}

function Desk({ person }: { person: PersonView }) {
  const { id, facts, devices, isStaff, isErased, isAdministrator, block } = person
  return (
    <div className={styles.column}>
      <Box id="about" title="Account">
        <dl className={boxStyles.facts}>
          {facts.map(({ label, value, href }) => (
            <Fact key={label} label={label} value={value} href={href} />
          ))}
        </dl>
      </Box>
      {!isErased && (
        <Box id="message" title="Message this person">
          <p className="soft small">{texts.people.messageHint}</p>
          <MessageForm id={id} />
        </Box>
      )}
      <Box id="devices" title="Devices">
        <HistoryList entries={devices} label="Devices" empty="Not logged in anywhere" />
      </Box>
      <Box id="searches" title="Searches">
        {isAdministrator && !isErased ? (
          <SearchLook id={id} />
        ) : (
          <p className="soft">{texts.people.searchesForAdministrators}</p>
        )}
      </Box>
      <Box id="block" title={block ? 'Unblock' : 'Block'}>
        {isStaff || isErased ? (
          <p className="soft">
            {isStaff ? texts.review.staffNotBlocked : texts.review.accountErased}
          </p>
        ) : (
          <>
            <p className="soft small">
              {block ? texts.review.unblockHint : texts.review.blockHint}
            </p>
            <BlockForm key={`${block !== undefined}`} id={id} isBlocked={block !== undefined} />
          </>
        )}
      </Box>
      {!isErased && <DataBox person={person} />}
    </div>
  )
}

/** A copy of their data or the end of the account, when they ask for it. */
function DataBox({ person: { id, isStaff, isAdministrator } }: { person: PersonView }) {
  return (
    <Box id="data" title="Their data">
      {isAdministrator ? (
        <>
          <ExportLink id={id} />
          {isStaff ? (
            <p className="soft">{texts.people.staffNotErased}</p>
          ) : (
            <details className={styles.erase}>
              <summary>Erase this account</summary>
              <EraseForm id={id} />
            </details>
          )}
        </>
      ) : (
        <p className="soft">{texts.people.eraseForAdministrators}</p>
      )}
    </Box>
  )
}

function ExportLink({ id }: { id: string }) {
  return (
    <>
      <p className="soft small">{texts.review.exportHint}</p>
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

type BoxProps = { id: string; title: string; children: ReactNode }

function Box({ id, title, children }: BoxProps) {
  return (
    <section className={boxStyles.box} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

type FactProps = { label: string; value: string; href: string | undefined }

function Fact({ label, value, href }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{href && value ? <a href={href}>{value}</a> : value || '–'}</dd>
    </>
  )
}
