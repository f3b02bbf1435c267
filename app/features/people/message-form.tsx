import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { plannedLimits } from '#contract/limits/planned-messages.ts'
import { senderLimits } from '#contract/limits.ts'
import { hasSubject } from '#contract/options/broadcasts.ts'
import { type MessageChannel, messageChannels } from '#contract/options.ts'
import * as styles from '#app/features/people/people.module.css'

/** A message to this person alone, by the channel that staff choose. */
export function MessageForm({ id }: { id: string }) {
  const form = useCallForm('/api/people/message', {
    start: { channel: 'noti' as MessageChannel, subject: '', message: '' },
    rest: { id },
    schema: async () => (await import('#contract/schemas/people.ts')).userMessageSchema,
    draftKey: `message to ${id}`,
    keepsDraft: true,
    refreshes: 'done',
    toasts: 'done',
    onDone(): void {
      form.reset({ ...form.values, subject: '', message: '' })
      form.forget()
    },
  })
  const { onValue: setChannel, ...channel } = form.field('channel')
  return (
    <Form {...form} className={styles.form} aria-label="Message this person">
      <Select
        label="Channel"
        items={messageChannels.items}
        {...channel}
        onChange={({ target }) => setChannel(target.value as MessageChannel)}
      />
      {hasSubject(form.values.channel as MessageChannel) && (
        <TextField
          label="Subject"
          maxLength={plannedLimits.subjectChars}
          {...form.field('subject')}
        />
      )}
      <TextArea
        label="Message"
        rows={3}
        maxLength={senderLimits.messageChars}
        {...form.field('message')}
      />
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}
