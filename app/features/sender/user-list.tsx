import { useEffect } from 'react'
import { AudienceFilters } from '#app/features/sender/audience-filters.tsx'
import { isChosen, withContact, withoutContact } from '#app/features/sender/sender-draft.ts'
import { useAudience } from '#app/features/sender/use-audience.ts'
import type { KnownPerson } from '#app/features/sender/use-known-people.ts'
import { usePeoplePages } from '#app/features/sender/use-people-pages.ts'
import type { Sender } from '#app/features/sender/use-sender.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { senderLimits } from '#contract/limits.ts'
import { type AudienceFilter, audienceWords } from '#contract/options/audiences.ts'
import * as texts from '#contract/texts.ts'
import * as panelStyles from '#app/features/sender/panel.module.css'
import * as styles from '#app/features/sender/user-list.module.css'

/** What is searched for, kept while the middle shows messages. */
export type UserSearch = { search: string; filter: AudienceFilter }

type UserListProps = {
  sender: Sender
  wanted: UserSearch
  onWanted: (wanted: UserSearch) => void
  onFound: (people: readonly KnownPerson[]) => void
}

/** All users, paged and searched on the server; Add All takes everybody that search and filter find. */
export function UserList({ sender, wanted, onWanted, onFound }: UserListProps) {
  const { draft, edit } = sender
  const { search, filter } = wanted
  const pages = usePeoplePages(search)
  const audience = useAudience(search, filter)
  const found = audience.isFiltered ? audience.found : pages.found
  const { run, isBusy } = useCall({ toasts: 'failure' })
  useEffect(() => onFound(pages.found), [pages.found, onFound])

  async function addAll() {
    const answer = await run('/api/mess/contacts', { search, ...filter })
    if (!answer) return
    const { count } = answer.data
    edit((before) => ({ ...before, everyone: { search, except: [], count, filter } }))
  }

  function toggle(phone: string, isOn: boolean) {
    edit((before) => (isOn ? withoutContact(before, phone) : withContact(before, phone)))
  }

  return (
    <section className={panelStyles.panel} aria-labelledby="sender-users">
      <header>
        <h2 id="sender-users">User List</h2>
        <Button variant="plain" small busy={isBusy} onClick={addAll}>
          Add All
        </Button>
      </header>
      <TextField
        label="Search users"
        hideLabel
        type="search"
        placeholder="Name, number or e-mail"
        maxLength={senderLimits.searchChars}
        prefix={<Icon name="search" />}
        value={search}
        onValue={(search) => onWanted({ search, filter })}
      />
      <AudienceFilters filter={filter} onFilter={(filter) => onWanted({ search, filter })} />
      {audience.isFiltered && <AudienceCount {...audience} />}
      <ul
        className={classes(styles.people, panelStyles.list, panelStyles.grows)}
        aria-busy={pages.state === 'loading' || audience.isLoading}
      >
        {found.map((person) => {
          // Whether Add All holds a person is known only while its own search is shown.
          const isOn = isChosen(draft, person.phone, isShown(draft, search, filter))
          return (
            <UserRow
              key={person.phone}
              {...person}
              isOn={isOn}
              onToggle={() => toggle(person.phone, isOn)}
            />
          )
        })}
      </ul>
      {!audience.isFiltered && <ListFoot {...pages} />}
    </section>
  )
}

function isShown({ everyone }: Sender['draft'], search: string, filter: AudienceFilter) {
  return (
    everyone?.search === search && audienceWords(everyone.filter ?? {}) === audienceWords(filter)
  )
}

/** How many people the filter finds, and how many of them are not listed below. */
function AudienceCount({ count, found, hasFailed, retry }: ReturnType<typeof useAudience>) {
  const more = (count ?? 0) - found.length
  return (
    <p className={styles.audienceCount} role="status">
      {hasFailed && (
        <Button variant="quiet" small onClick={retry}>
          Try again
        </Button>
      )}
      {!hasFailed && count === undefined && texts.sender.loading}
      {!hasFailed && count !== undefined && <b>{texts.sender.found(count)}</b>}
      {more > 0 && <span className="soft"> {texts.sender.shownFirst(found.length)}</span>}
    </p>
  )
}

type UserRowProps = KnownPerson & { isOn: boolean; onToggle: () => void }

function UserRow({ name, phone, isOn, onToggle }: UserRowProps) {
  return (
    <li>
      <Avatar name={name} />
      <span>
        <b>{displayName(name)}</b>
        <span className="soft small">{formatPhone(phone)}</span>
      </span>
      <button
        type="button"
        className={styles.add}
        aria-pressed={isOn}
        aria-label={`${displayName(name)}, ${formatPhone(phone)}`}
        onClick={onToggle}
      >
        <Icon name={isOn ? 'check' : 'plus'} />
      </button>
    </li>
  )
}

type ListFootProps = Omit<ReturnType<typeof usePeoplePages>, 'found'>

function ListFoot({ state, loadMore, retry }: ListFootProps) {
  return (
    <>
      <p className={panelStyles.listState} role="status">
        {state === 'loading' && texts.sender.loading}
        {state === 'failed' && texts.sender.failed}
        {state === 'empty' && texts.empty.table}
      </p>
      {state === 'failed' && (
        <Button variant="quiet" small onClick={retry}>
          Try again
        </Button>
      )}
      {state === 'more' && (
        <Button variant="quiet" small onClick={loadMore}>
          More users
        </Button>
      )}
    </>
  )
}
