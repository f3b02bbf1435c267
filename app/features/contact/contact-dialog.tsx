import { useEffect, useId, useRef, useState } from 'react'
import { call, type Reply } from '#app/api-client.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { telHref } from '#app/tel-href.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FootNote } from '#app/ui/foot-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Person } from '#app/ui/person.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import * as messages from '#contract/messages.ts'
import { displayName } from '#contract/names.ts'
import { formatPhone } from '#contract/phones.ts'
import * as styles from '#app/features/contact/contact-dialog.module.css'

type ContactDialogProps = {
  spn: string
  /** Asks for a word before the owner is told who looked. */
  asksFirst: boolean
  /** The path that opens this dialog again after a login. */
  back: string
  onClose: () => void
}

type Owner = { user_name: string; phone_no: string; user_email: string; profile_url: string }
type Outcome = Reply<{ user: Owner; asked?: 'requested' | 'declined' }>

/** The owner's name, number and e-mail. */
export function ContactDialog({ spn, asksFirst, back, onClose }: ContactDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [tries, setTries] = useState(asksFirst ? 0 : 1)
  const isWanted = tries > 0
  const ask = () => setTries(tries + 1)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (tries === 0) return
    let isClosed = false
    setOutcome(undefined)
    call('/api/prop/user/data', { spnInput: spn }).then((reply) => {
      if (isClosed) return
      if (!reply.ok && reply.code === 401) leaveForLogin(back)
      else setOutcome(reply)
    })
    return () => {
      isClosed = true
    }
  }, [tries, spn, back])

  // The number is read aloud when it comes, and the focus never leaves the dialog.
  useEffect(() => {
    const dialog = box.current?.closest('dialog')
    if (!outcome && dialog?.contains(document.activeElement)) return
    dialog?.querySelector<HTMLElement>('a, button')?.focus()
  }, [outcome])

  return (
    <Dialog open onClose={onClose} title="Contact the owner" sheet>
      <div className={styles.reveal} ref={box} aria-busy={isWanted && !outcome}>
        {asksFirst && !outcome ? (
          <>
            <p>If you go on, the owner will also see your name and number.</p>
            <Button variant="welcome" busy={isWanted} onClick={ask}>
              Show the number
            </Button>
          </>
        ) : (
          <Shown outcome={outcome} onRetry={ask} />
        )}
      </div>
    </Dialog>
  )
}

function Shown({ outcome, onRetry }: { outcome: Outcome | undefined; onRetry: () => void }) {
  if (!outcome) return <Waiting />
  if (outcome.ok) {
    const { user, asked } = outcome.answer
    return (
      <>
        {asked && (
          <Notice tone="wait" role="status">
            {asked === 'requested'
              ? messages.listing.contactAsked
              : messages.listing.contactDeclined}
          </Notice>
        )}
        <OwnerCard owner={user} />
      </>
    )
  }
  if (outcome.code === 429) {
    return (
      <Notice tone="wait" role="alert">
        {outcome.message} The limit keeps owners’ numbers from being collected.
      </Notice>
    )
  }
  return (
    <>
      <Notice tone="bad" role="alert">
        <b>{messages.trouble.failed}</b>
        <br />
        {outcome.message}
      </Notice>
      {outcome.code !== 403 && outcome.code !== 404 && <Button onClick={onRetry}>Try again</Button>}
    </>
  )
}

function Waiting() {
  return (
    <>
      <span role="status" className="visually-hidden">
        Loading
      </span>
      <Skeleton height="4.5rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </>
  )
}

function OwnerCard({ owner }: { owner: Owner }) {
  const { user_name, phone_no, user_email, profile_url } = owner
  const nameId = useId()
  return (
    <>
      <Person
        id={nameId}
        avatar={<Avatar name={user_name} photo={profile_url} large />}
        name={displayName(user_name)}
        note="Owner"
        large
      />
      <div className={styles.buttons}>
        {phone_no && (
          <a
            className={buttonClass({ variant: 'welcome' })}
            href={telHref(`+91${phone_no}`)}
            aria-describedby={nameId}
          >
            <Icon name="phone" />
            <span className="number">{formatPhone(phone_no)}</span>
          </a>
        )}
        {user_email && (
          <a className={buttonClass({ variant: 'quiet' })} href={`mailto:${user_email}`}>
            <Icon name="mail" />
            <span className={styles.email}>{user_email}</span>
          </a>
        )}
      </div>
      <FootNote icon="shield-check">{messages.listing.neverPay}</FootNote>
    </>
  )
}
