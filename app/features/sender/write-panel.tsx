import { ContactField } from '#app/features/sender/contact-field.tsx'
import { ContactPills } from '#app/features/sender/contact-pills.tsx'
import { MessageField } from '#app/features/sender/message-field.tsx'
import { countContacts, withContact, withoutContact } from '#app/features/sender/sender-draft.ts'
import { SaveTemplate } from '#app/features/sender/template-dialog.tsx'
import type { KnownPerson } from '#app/features/sender/use-known-people.ts'
import type { Sender } from '#app/features/sender/use-sender.ts'
import { useSite } from '#app/session/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { plannedLimits } from '#contract/limits/planned-messages.ts'
import { hasSubject } from '#contract/options/broadcasts.ts'
import { messagePurposes } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as panelStyles from '#app/features/sender/panel.module.css'
import * as styles from '#app/features/sender/write-panel.module.css'

type WritePanelProps = {
  sender: Sender
  people: Map<string, KnownPerson>
  onFocusNumber: () => void
  onFocusMessage: () => void
}

/** Whom to write to, what, and the one main button. */
export function WritePanel({ sender, people, onFocusNumber, onFocusMessage }: WritePanelProps) {
  const { draft, edit, step, channel } = sender
  const { name: siteName } = useSite()
  const isPromotion = draft.purpose === 'promotion'
  return (
    <section className={panelStyles.panel} aria-labelledby="sender-write">
      <header>
        <h2 id="sender-write">Write</h2>
        <span className="soft small" role="status">
          {texts.sender.contacts(countContacts(draft))}
        </span>
      </header>
      <ContactField
        onAdd={(phone) => edit((before) => withContact(before, phone))}
        onFocus={onFocusNumber}
      />
      <ContactPills
        channel={channel}
        draft={draft}
        people={people}
        onRemove={(phone) => edit((before) => withoutContact(before, phone))}
        onRemoveEveryone={() => edit((before) => ({ ...before, everyone: null }))}
      />
      {hasSubject(channel) && (
        <TextField
          label="Subject"
          maxLength={plannedLimits.subjectChars}
          placeholder={texts.sender.inboxSubject(siteName)}
          value={draft.subject}
          onValue={(subject) => edit((before) => ({ ...before, subject }))}
          onFocus={onFocusMessage}
        />
      )}
      <MessageField
        channel={channel}
        value={draft.message}
        error={sender.messageError}
        onValue={(message) => edit((before) => ({ ...before, message }))}
        onFocus={onFocusMessage}
      />
      {draft.message.trim() && <SaveTemplate subject={draft.subject} message={draft.message} />}
      <ChipChoice
        label="Purpose"
        dense
        items={messagePurposes.items}
        value={draft.purpose}
        onValue={(purpose) => edit((before) => ({ ...before, purpose }))}
        help={isPromotion ? texts.sender.promotionHelp : texts.sender.serviceHelp}
      />
      <div className={styles.mainButton}>
        <Button wide busy={sender.isBusy} onClick={sender.press}>
          {step}
        </Button>
      </div>
    </section>
  )
}
