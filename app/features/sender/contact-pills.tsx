import { useState } from 'react'
import type { SenderDraft } from '#app/features/sender/sender-draft.ts'
import type { KnownPerson } from '#app/features/sender/use-known-people.ts'
import { AppliedChip } from '#app/ui/applied-chip.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatPhone } from '#contract/format/phones.ts'
import { audienceWords } from '#contract/options/audiences.ts'
import type { MessageChannel } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/sender/write-panel.module.css'

const shownFirst = 60

type ContactPillsProps = {
  channel: MessageChannel
  draft: SenderDraft
  people: Map<string, KnownPerson>
  onRemove: (phone: string) => void
  onRemoveEveryone: () => void
}

/** Everybody chosen, the last added first, by name, or by e-mail address where that is used. */
export function ContactPills(props: ContactPillsProps) {
  const { channel, draft, people, onRemove, onRemoveEveryone } = props
  const { contacts, everyone } = draft
  const [isAllShown, setAllShown] = useState(false)
  const shown = isAllShown ? contacts : contacts.slice(0, shownFirst)
  if (contacts.length === 0 && !everyone) return null

  return (
    <ul className={styles.pills} aria-label="Contacts">
      {everyone && (
        <li>
          <AppliedChip onRemove={onRemoveEveryone}>
            {texts.sender.everyone(
              everyone.count - everyone.except.length,
              everyone.search,
              audienceWords(everyone.filter ?? {}),
            )}
          </AppliedChip>
        </li>
      )}
      {shown.map((phone) => (
        <li key={phone}>
          <AppliedChip onRemove={() => onRemove(phone)}>
            {nameOf(phone, people.get(phone), channel)}
          </AppliedChip>
        </li>
      ))}
      {shown.length < contacts.length && (
        <li>
          <Button variant="plain" small onClick={() => setAllShown(true)}>
            {contacts.length - shown.length} more
          </Button>
        </li>
      )}
    </ul>
  )
}

function nameOf(phone: string, person: KnownPerson | undefined, channel: MessageChannel) {
  const name = (channel === 'email' && person?.email) || person?.name
  return name || formatPhone(phone)
}
