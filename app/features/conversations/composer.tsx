import type { KeyboardEvent } from 'react'
import type { ConversationView } from '#app/features/conversations/conversation-view.ts'
import { LineField } from '#app/features/conversations/line-field.tsx'
import { newKey } from '#app/features/conversations/new-key.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import * as texts from '#contract/texts/conversations.ts'
import * as styles from '#app/features/conversations/conversations.module.css'

const empty = { line: '', key: '' }

/**
 * The form of a conversation's next line; its draft is kept in this tab until it is sent, and it is
 * sent once.
 */
export function useComposer(id: string) {
  const form = useCallForm('/api/user/conversations/write', {
    start: empty,
    rest: { id },
    draftKey: `conversation ${id}`,
    keepsDraft: true,
    checks: 'afterSubmit',
    schema: async () => (await import('#contract/schemas/conversation.ts')).writeSchema,
    refreshes: 'done',
    onDone() {
      form.reset(empty)
    },
  })
  return form
}

type ComposerProps = {
  form: ReturnType<typeof useComposer>
  conversation: ConversationView
}

export function Composer({ form, conversation: { side, other, lines } }: ComposerProps) {
  const isFirstAnswer = side === 'owner' && !lines.some(({ isOwn }) => isOwn)

  function write(line: string) {
    form.change('line', line)
    form.change('key', newKey())
  }

  function sendOnEnter(event: KeyboardEvent) {
    const isWish = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
    if (isWish) form.submit()
  }

  return (
    <Form {...form} className={styles.composer} aria-label="Write" onKeyDown={sendOnEnter}>
      <LineField
        label={`Write to ${other}`}
        hideLabel
        placeholder={`Write to ${other}`}
        rows={2}
        suggestions={isFirstAnswer ? texts.usualAnswers : []}
        {...form.field('line')}
        isBusy={form.busyWith === 'submit'}
        onLine={write}
      />
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}
