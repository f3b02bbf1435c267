import { useState } from 'react'
import { LineField } from '#app/features/conversations/line-field.tsx'
import { newKey } from '#app/features/conversations/new-key.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useAnswer } from '#app/forms/use-answer.ts'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FootNote } from '#app/ui/foot-note.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { conversationPath } from '#contract/listing/conversation-path.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/conversations.ts'
import * as styles from '#app/features/conversations/conversations.module.css'

type AskDialogProps = {
  spn: string
  title: string
  who: OfferedBy
  /** The path that opens this dialog again after a login. */
  back: string
  onClose: () => void
}

const empty = { line: '', key: '' }

/** A question to whoever offers the home; neither side sees a phone number. */
export function AskDialog({ spn, title, who, back, onClose }: AskDialogProps) {
  const { answer } = useAnswer('/api/prop/user/asked', { spn }, { back })
  const [sent, setSent] = useState<string>()
  const form = useCallForm('/api/prop/user/ask', {
    start: empty,
    rest: { spn },
    draftKey: `ask ${spn}`,
    keepsDraft: true,
    back,
    schema: async () => (await import('#contract/schemas/conversation.ts')).askSchema,
    onDone({ data }) {
      form.reset(empty)
      setSent(data.conversation)
    },
  })
  const earlier = answer?.data.conversation

  function write(line: string) {
    form.change('line', line)
    // An idempotency key: a changed text is a new line, the same text sent again is not.
    form.change('key', newKey())
  }

  return (
    <Dialog open sheet onClose={onClose} title="Ask a question">
      {sent ? (
        <div className={styles.ask}>
          <Banner role="status">{texts.sent(who)}</Banner>
          <ButtonLink to={conversationPath(sent)} wide>
            See the conversation
          </ButtonLink>
        </div>
      ) : (
        <Form {...form} className={styles.ask}>
          <p className="soft">{title}</p>
          {earlier && (
            <p>
              {texts.askedBefore}{' '}
              <TextLink to={conversationPath(earlier)} arrow>
                See the conversation
              </TextLink>
            </p>
          )}
          <LineField
            label="Your question"
            suggestions={texts.usualQuestions}
            {...form.field('line')}
            isBusy={false}
            onLine={write}
          />
          <SubmitButton wide>Send</SubmitButton>
          <FootNote icon="shield-check">{texts.numberStaysHidden(who)}</FootNote>
        </Form>
      )}
    </Dialog>
  )
}
