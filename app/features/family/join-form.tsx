import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { personLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/family/family.module.css'

type JoinFormProps = { token: string; you: string; onDone: () => void }

/** A name in place of an account. */
export function JoinForm({ token, you, onDone }: JoinFormProps) {
  const form = useCallForm('/api/family/join', {
    start: { name: you },
    rest: { token },
    schema: async () => (await import('#contract/schemas/family.ts')).joinFamilySchema,
    refreshes: 'done',
    onDone,
  })
  return (
    <section className={styles.join} aria-labelledby="join">
      <h2 id="join">Who are you?</h2>
      <Form {...form} className={styles.form}>
        <TextField
          label="Your name"
          help={texts.family.nameHelp}
          autoComplete="given-name"
          maxLength={personLimits.nameChars}
          {...form.field('name')}
        />
        <SubmitButton>Continue</SubmitButton>
      </Form>
    </section>
  )
}
