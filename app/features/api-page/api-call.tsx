import { type FormEvent, useState } from 'react'
import { type ApiOperation, fieldsOf } from '#app/features/api-page/api-document.ts'
import { InlineCode } from '#app/features/api-page/inline-code.tsx'
import { tryCall } from '#app/features/api-page/try-call.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import * as styles from '#app/features/api-page/api-page.module.css'

/** One call: what it does, what it takes and answers, and a form to make it. */
export function ApiCall({ path, call }: { path: string; call: ApiOperation }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.callHead}>
        <code>{path}</code>
        <span className="soft">
          <InlineCode text={call.summary} />
        </span>
      </summary>
      {isOpen && <CallBody path={path} call={call} />}
    </details>
  )
}

function CallBody({ path, call }: { path: string; call: ApiOperation }) {
  return (
    <div className={styles.callBody}>
      {call.description.split('\n\n').map((paragraph) => (
        <p key={paragraph}>
          <InlineCode text={paragraph} />
        </p>
      ))}
      <p className="small soft">Answers {Object.keys(call.responses).join(', ')}</p>
      <TryForm path={path} call={call} />
    </div>
  )
}

function TryForm({ path, call }: { path: string; call: ApiOperation }) {
  const [answer, setAnswer] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setAnswer(await tryCall(path, new FormData(event.currentTarget)))
    setBusy(false)
  }

  return (
    <form className={styles.try} onSubmit={send}>
      {fieldsOf(call).map(({ name, isRequired, isFile, takes }) => (
        <TextField
          key={name}
          name={name}
          label={name}
          required={isRequired}
          help={<InlineCode text={takes} />}
          autoComplete="off"
          {...(isFile && { type: 'file' })}
        />
      ))}
      <Button type="submit" busy={isBusy}>
        Make the call
      </Button>
      <output className={styles.answer}>{answer && <pre>{answer}</pre>}</output>
    </form>
  )
}
