import { type ReactNode, useId } from 'react'
import { telHref } from '#app/browser/tel-href.ts'
import { whatsappHref } from '#app/browser/whatsapp-href.ts'
import type { AnswerOf } from '#app/forms/api-client.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { FootNote } from '#app/ui/foot-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Person } from '#app/ui/person.tsx'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { wholeAddress } from '#contract/listing/listing-title.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { userFromWire } from '#contract/schemas/user-wire.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/contact/contact-dialog.module.css'

export type ContactAnswer = AnswerOf<'/api/prop/user/data'>

type OwnerCardProps = {
  answer: ContactAnswer
  spn: string
  title: string
  address: string
  /** The line to the owner. */
  children: ReactNode
}

/** The owner's name with the ways to reach them. */
export function OwnerCard({ answer, spn, title, address, children }: OwnerCardProps) {
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
        note={answer.poster}
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
      {answer.checked?.map((each) => (
        <FootNote key={each} icon="file-check-corner">
          {each}
        </FootNote>
      ))}
      {houseNo && <FootNote icon="map-pin">{wholeAddress({ houseNo, address })}</FootNote>}
      <FootNote icon="shield-check">{texts.listing.neverPay}</FootNote>
    </>
  )
}
