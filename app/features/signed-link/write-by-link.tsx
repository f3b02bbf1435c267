import { useState } from 'react'
import { Answered } from '#app/features/signed-link/answered.tsx'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { conversationLimits } from '#contract/limits.ts'
import * as styles from '#app/features/signed-link/signed-link.module.css'

/** Answers a question in words, once, by the link of a message. */
export function WriteByLink({ token }: { token: string }) {
  const [done, setDone] = useState<string>()
  const form = useCallForm('/api/user/conversations/link', {
    start: { line: '' },
    rest: { token, answer: 'write' },
    keepsDraft: true,
    schema: async () => (await import('#contract/schemas/conversation.ts')).questionLinkSchema,
    onDone({ data }) {
      form.reset({ line: '' })
      setDone(data.message)
    },
  })
  if (done) return <Answered>{done}</Answered>
  return (
    <Form {...form} className={styles.form}>
      <TextArea
        label="Your answer"
        className={styles.words}
        rows={4}
        maxLength={conversationLimits.lineChars}
        {...form.field('line')}
      />
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}
