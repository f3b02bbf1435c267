import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { telHref } from '#app/browser/tel-href.ts'
import { whatsappHref } from '#app/browser/whatsapp-href.ts'
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
import { TextField } from '#app/ui/text-field.tsx'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { contactLimits } from '#contract/limits.ts'
import { wholeAddress } from '#contract/listing/listing-title.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { userFromWire } from '#contract/schemas/user-wire.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/contact/contact-dialog.module.css'

type ContactDialogProps = {
  spn: string
  title: string
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

/** The owner's name, number and e-mail, and a line to the owner. */
export function ContactDialog({
  spn,
  title,
  asksFirst,
  back,
  address,
  onHouseNo,
  onClose,
}: ContactDialogProps) {
  const [line, setLine] = useState('')
  const { answer, trouble, isBusy, ask } = useAnswer(
    '/api/prop/user/data',
    { spn, line },
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
            <LineField line={line} onLine={setLine} />
            <Button variant="welcome" busy={isBusy} onClick={ask}>
              Show the number
            </Button>
          </>
        ) : (
          <Shown answer={answer} trouble={trouble} onRetry={ask}>
            {answer && (
              <OwnerCard answer={answer} spn={spn} title={title} address={address}>
                <LineToOwner
                  written={answer.line}
                  line={line}
                  onLine={setLine}
                  trouble={trouble}
                  isBusy={isBusy}
                  onSend={ask}
                />
              </OwnerCard>
            )}
          </Shown>
        )}
      </div>
    </Dialog>
  )
}

type ShownProps = {
  answer: Answer | undefined
  trouble: Trouble | undefined
  onRetry: () => void
  /** What is shown when there is an answer. */
  children: ReactNode
}

function Shown({ answer, trouble, onRetry, children }: ShownProps) {
  if (answer) {
    const { asked } = answer
    return (
      <>
        {asked && (
          <Banner tone="wait" role="status">
            {asked === 'requested' ? texts.listing.contactAsked : texts.listing.contactDeclined}
          </Banner>
        )}
        {children}
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

type LineFieldProps = { line: string; onLine: (line: string) => void; error?: string | undefined }

function LineField({ line, onLine, error }: LineFieldProps) {
  return (
    <TextField
      label={propertyTexts.lineLabel}
      placeholder={propertyTexts.linePlaceholder}
      maxLength={contactLimits.lineChars}
      value={line}
      onValue={onLine}
      error={error}
    />
  )
}

type LineToOwnerProps = Omit<LineFieldProps, 'error'> & {
  /** What was sent already; it is sent once. */
  written: string | undefined
  trouble: Trouble | undefined
  isBusy: boolean
  onSend: () => void
}

function LineToOwner({ written, trouble, isBusy, onSend, ...field }: LineToOwnerProps) {
  if (written) return <p className="soft small">{propertyTexts.youWrote(written)}</p>
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (field.line.trim()) onSend()
      }}
    >
      <LineField {...field} error={trouble?.message} />
      <Button type="submit" variant="quiet" busy={isBusy}>
        Send
      </Button>
    </form>
  )
}

type OwnerCardProps = {
  answer: Answer
  spn: string
  title: string
  address: string
  /** The line to the owner. */
  children: ReactNode
}

function OwnerCard({ answer, spn, title, address, children }: OwnerCardProps) {
  const { name, phone, email, photo } = userFromWire(answer.user)
  const houseNo = answer.house_no
  const nameId = useId()
  const hello = propertyTexts.whatsappHello(title, spn, `${location.origin}${listingPath(spn)}`)
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
        {phone && (
          <a
            className={buttonClass({ variant: 'quiet' })}
            href={whatsappHref(phone, hello)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="message-circle" />
            WhatsApp
          </a>
        )}
        {email && (
          <a className={buttonClass({ variant: 'quiet' })} href={`mailto:${email}`}>
            <Icon name="mail" />
            <span className={styles.email}>{email}</span>
          </a>
        )}
      </div>
      {answer.asked !== 'declined' && children}
      {houseNo && <FootNote icon="map-pin">{wholeAddress({ houseNo, address })}</FootNote>}
      <FootNote icon="shield-check">{texts.listing.neverPay}</FootNote>
    </>
  )
}
