import { contactLinks } from '#app/features/leads/contact-links.ts'
import { LeadHomes } from '#app/features/leads/lead-homes.tsx'
import type { LeadRow } from '#app/features/leads/lead-row.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useBlockQuestion } from '#app/forms/use-block-question.ts'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { formatPhone } from '#contract/format/phones.ts'
import { leadLimits } from '#contract/limits.ts'
import { leadStatuses } from '#contract/options.ts'
import * as styles from '#app/features/leads/leads.module.css'

type LeadDialogProps = { lead: LeadRow; onClose: () => void }

/**
 * Everything about a person: how to reach them, what they asked for, the state of the lead, a note.
 */
export function LeadDialog({ lead, onClose }: LeadDialogProps) {
  const isSureToBlock = useBlockQuestion()
  const told = { refreshes: 'done', toasts: 'done', onDone: onClose } as const
  const form = useCallForm('/api/user/leads/update', {
    start: { status: lead.status, note: lead.note },
    rest: { id: lead.id, whole: true },
    schema: async () => (await import('#contract/schemas/lead.ts')).leadUpdateSchema,
    ...told,
  })

  async function changeBlock() {
    const block = !lead.isBlocked
    if (block && !(await isSureToBlock(lead.name))) return
    await form.run('/api/user/block', { id: lead.id, block }, { name: 'block', ...told })
  }

  return (
    <Dialog open sheet onClose={onClose} title={lead.name}>
      <p className={styles.reach}>
        {lead.phone && <span className="number">{formatPhone(lead.phone)}</span>}
        {lead.email && <span>{lead.email}</span>}
      </p>
      <WaysToReach lead={lead} />
      <LeadHomes homes={lead.homes} />
      <Form {...form} className={styles.form}>
        <ChipChoice label="State" items={leadStatuses.items} {...form.field('status')} />
        <TextArea
          label="Note"
          help="Only you can see it."
          rows={3}
          maxLength={leadLimits.noteChars}
          {...form.field('note')}
        />
        <SubmitButton wide>Save</SubmitButton>
      </Form>
      <Button variant="plain" wide busy={form.busyWith === 'block'} onClick={changeBlock}>
        {lead.isBlocked ? 'Unblock this person' : 'Block this person'}
      </Button>
    </Dialog>
  )
}

function WaysToReach({ lead }: Pick<LeadDialogProps, 'lead'>) {
  const links = contactLinks(lead)
  return (
    <div className={styles.ways}>
      {links.call && (
        <ButtonLink to={links.call} small>
          <Icon name="phone" />
          Call
        </ButtonLink>
      )}
      {links.whatsapp && (
        <ButtonLink
          to={links.whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          variant="quiet"
          small
        >
          <Icon name="message-circle" />
          WhatsApp
        </ButtonLink>
      )}
      {links.mail && (
        <ButtonLink to={links.mail} variant="quiet" small>
          <Icon name="mail" />
          E-mail
        </ButtonLink>
      )}
    </div>
  )
}
