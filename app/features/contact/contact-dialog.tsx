import { useEffect, useId, useRef } from 'react'
import { telHref } from '#app/browser/tel-href.ts'
import type { AnswerOf } from '#app/forms/api-client.ts'
import type { Trouble } from '#app/forms/call-state.ts'
import { useAnswer } from '#app/forms/use-answer.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FootNote } from '#app/ui/foot-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Person } from '#app/ui/person.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { wholeAddress } from '#contract/listing/listing-title.ts'
import { userFromWire } from '#contract/schemas/user-wire.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/contact/contact-dialog.module.css'

type ContactDialogProps = {
  spn: string
  /** Asks for a word before the owner is told who looked. */
  asksFirst: boolean
  /** The path that opens this dialog again after a login. */
  back: string
  /** The public address, which the house number completes. */
  address: string
  onHouseNo: (houseNo: string) => void
  onClose: () => void
}

type Answer = AnswerOf<'/api/prop/user/data'>
type Owner = Answer['user']

/** The owner's name, number and e-mail. */
export function ContactDialog({
  spn,
  asksFirst,
  back,
  address,
  onHouseNo,
  onClose,
}: ContactDialogProps) {
  const { answer, trouble, isBusy, ask } = useAnswer(
    '/api/prop/user/data',
    { spn },
    { isLater: asksFirst, back, onDone: ({ house_no }) => house_no && onHouseNo(house_no) },
  )
  const box = useRef<HTMLDivElement>(null)
  const outcome = answer ?? trouble

  // The number is read aloud when it comes, and the focus never leaves the dialog.
  useEffect(() => {
    const dialog = box.current?.closest('dialog')
    if (!outcome && dialog?.contains(document.activeElement)) return
    dialog?.querySelector<HTMLElement>('a, button')?.focus()
  }, [outcome])

  return (
    <Dialog open onClose={onClose} title="Contact the owner" sheet>
      <div className={styles.reveal} ref={box} aria-busy={isBusy}>
        {asksFirst && !outcome ? (
          <>
            <p>If you go on, the owner will also see your name and number.</p>
            <Button variant="welcome" busy={isBusy} onClick={ask}>
              Show the number
            </Button>
          </>
        ) : (
          <Shown answer={answer} trouble={trouble} address={address} onRetry={ask} />
        )}
      </div>
    </Dialog>
  )
}

type ShownProps = {
  answer: Answer | undefined
  trouble: Trouble | undefined
  address: string
  onRetry: () => void
}

function Shown({ answer, trouble, address, onRetry }: ShownProps) {
  if (answer) {
    const { user, asked, house_no } = answer
    return (
      <>
        {asked && (
          <Banner tone="wait" role="status">
            {asked === 'requested' ? texts.listing.contactAsked : texts.listing.contactDeclined}
          </Banner>
        )}
        <OwnerCard
          owner={user}
          address={house_no && wholeAddress({ houseNo: house_no, address })}
        />
      </>
    )
  }
  if (!trouble) return <Waiting />
  if (trouble.code === 429) {
    return (
      <Banner tone="wait" role="alert">
        {trouble.message} The limit keeps owners’ numbers from being collected.
      </Banner>
    )
  }
  return (
    <>
      <Banner tone="bad" role="alert">
        <b>{texts.trouble.failed}</b>
        <br />
        {trouble.message}
      </Banner>
      {trouble.code !== 403 && trouble.code !== 404 && <Button onClick={onRetry}>Try again</Button>}
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

type OwnerCardProps = { owner: Owner; address: string | undefined }

function OwnerCard({ owner, address }: OwnerCardProps) {
  const { name, phone, email, photo } = userFromWire(owner)
  const nameId = useId()
  return (
    <>
      <Person
        id={nameId}
        avatar={<Avatar name={name} photo={photo} large />}
        name={displayName(name)}
        note="Owner"
        large
      />
      <div className={styles.buttons}>
        {phone && (
          <a
            className={buttonClass({ variant: 'welcome' })}
            href={telHref(`+91${phone}`)}
            aria-describedby={nameId}
          >
            <Icon name="phone" />
            <span className="number">{formatPhone(phone)}</span>
          </a>
        )}
        {email && (
          <a className={buttonClass({ variant: 'quiet' })} href={`mailto:${email}`}>
            <Icon name="mail" />
            <span className={styles.email}>{email}</span>
          </a>
        )}
      </div>
      {address && <FootNote icon="map-pin">{address}</FootNote>}
      <FootNote icon="shield-check">{texts.listing.neverPay}</FootNote>
    </>
  )
}
