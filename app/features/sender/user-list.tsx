import { useEffect, useState } from 'react'
import { call } from '#app/api-client.ts'
import { isChosen, withContact, withoutContact } from '#app/features/sender/sender-draft.ts'
import type { KnownPerson } from '#app/features/sender/use-known-people.ts'
import { usePeoplePages } from '#app/features/sender/use-people-pages.ts'
import type { Sender } from '#app/features/sender/use-sender.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { senderLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { displayName } from '#contract/names.ts'
import { formatPhone } from '#contract/phones.ts'
import * as styles from '#app/features/sender/sender.module.css'

type UserListProps = { sender: Sender; onFound: (people: readonly KnownPerson[]) => void }

/** All users, paged and searched on the server; Add All takes everybody that the search finds. */
export function UserList({ sender, onFound }: UserListProps) {
  const { draft, edit } = sender
  const [search, setSearch] = useState('')
  const { found, state, loadMore, retry } = usePeoplePages(search)
  const [isAdding, setAdding] = useState(false)
  const toast = useToast()
  useEffect(() => onFound(found), [found, onFound])

  async function addAll() {
    setAdding(true)
    const reply = await call('/api/mess/contacts', { search })
    setAdding(false)
    if (!reply.ok) return toast(reply.message, 'bad')
    const { count } = reply.answer.data
    edit((before) => ({ ...before, everyone: { search, except: [], count } }))
  }

  function toggle(phone: string, isOn: boolean) {
    edit((before) => (isOn ? withoutContact(before, phone) : withContact(before, phone)))
  }

  return (
    <section className={styles.panel} aria-labelledby="sender-users">
      <header>
        <h2 id="sender-users">User List</h2>
        <Button variant="plain" small busy={isAdding} onClick={addAll}>
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
      <ul className={styles.people} aria-busy={state === 'loading'}>
        {found.map(({ user_name, phone_no }) => {
          // Whether Add All holds a person is known only while its own search is shown.
          const isOn = isChosen(draft, phone_no, draft.everyone?.search === search)
          return (
            <li key={phone_no}>
              <Avatar name={user_name} />
              <span>
                <b>{displayName(user_name)}</b>
                <span className="soft small">{formatPhone(phone_no)}</span>
              </span>
              <button
                type="button"
                className={styles.add}
                aria-pressed={isOn}
                aria-label={`${displayName(user_name)}, ${formatPhone(phone_no)}`}
                onClick={() => toggle(phone_no, isOn)}
              >
                <Icon name={isOn ? 'check' : 'plus'} />
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.listState} role="status">
        {state === 'loading' && messages.sender.loading}
        {state === 'failed' && messages.sender.failed}
        {state === 'empty' && messages.empty.table}
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
    </section>
  )
}
