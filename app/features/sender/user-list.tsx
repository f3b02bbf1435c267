import { useEffect, useState } from 'react'
import { isChosen, withContact, withoutContact } from '#app/features/sender/sender-draft.ts'
import type { KnownPerson } from '#app/features/sender/use-known-people.ts'
import { usePeoplePages } from '#app/features/sender/use-people-pages.ts'
import type { Sender } from '#app/features/sender/use-sender.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { senderLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/sender/sender.module.css'

type UserListProps = { sender: Sender; onFound: (people: readonly KnownPerson[]) => void }

/** All users, paged and searched on the server; Add All takes everybody that the search finds. */
export function UserList({ sender, onFound }: UserListProps) {
  const { draft, edit } = sender
  const [search, setSearch] = useState('')
  const { found, ...pages } = usePeoplePages(search)
  const { run, isBusy } = useCall({ toasts: 'failure' })
  useEffect(() => onFound(found), [found, onFound])

  async function addAll() {
    const answer = await run('/api/mess/contacts', { search })
    if (!answer) return
    const { count } = answer.data
    edit((before) => ({ ...before, everyone: { search, except: [], count } }))
  }

  function toggle(phone: string, isOn: boolean) {
    edit((before) => (isOn ? withoutContact(before, phone) : withContact(before, phone)))
  }

  return (
    <section className={styles.panel} aria-labelledby="sender-users">
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
        onValue={setSearch}
      />
      <ul className={styles.people} aria-busy={pages.state === 'loading'}>
        {found.map((person) => {
          // Whether Add All holds a person is known only while its own search is shown.
          const isOn = isChosen(draft, person.phone, draft.everyone?.search === search)
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
      <ListFoot {...pages} />
    </section>
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
      <p className={styles.listState} role="status">
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
