import { useState } from 'react'
import { call, type Reply } from '#app/api-client.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useBlockQuestion } from '#app/use-block-question.ts'
import { useRefresh } from '#app/use-refresh.ts'
import * as styles from '#app/features/contact-requests/contact-requests.module.css'

type OpenRequest = { id: string; name: string; spn: string; when: string }

/** Who waits for the owner's number, with the owner's answers. */
export function ContactRequests({ requests }: { requests: readonly OpenRequest[] }) {
  const [busy, setBusy] = useState<string>()
  const refresh = useRefresh()
  const toast = useToast()
  const isSureToBlock = useBlockQuestion()

  async function answer(id: string, run: () => Promise<Reply<{ data: { message: string } }>>) {
    setBusy(id)
    const reply = await run()
    if (reply.ok) await refresh()
    else if (reply.code === 401) await leaveForLogin()
    toast(reply.ok ? reply.answer.data.message : reply.message, reply.ok ? 'good' : 'bad')
    setBusy(undefined)
  }

  async function block(id: string, name: string) {
    if (await isSureToBlock(name))
      await answer(id, () => call('/api/user/block', { _id: id, block: true }))
  }

  if (requests.length === 0) return null
  return (
    <section className={styles.requests} aria-labelledby="contact-requests">
      <h2 id="contact-requests">They ask for your number</h2>
      <ul>
        {requests.map(({ id, name, spn, when }) => (
          <li key={id} data-keep-clear>
            <span>
              <b>{name}</b>
              <span className="soft small">
                {when} · {spn}
              </span>
            </span>
            <Button
              small
              busy={busy === id}
              aria-label={`Accept ${name}`}
              onClick={() =>
                answer(id, () => call('/api/user/contact-request', { _id: id, accept: true }))
              }
            >
              Accept
            </Button>
            <Button
              variant="quiet"
              small
              aria-label={`Decline ${name}`}
              onClick={() =>
                answer(id, () => call('/api/user/contact-request', { _id: id, accept: false }))
              }
            >
              Decline
            </Button>
            <Button
              variant="plain"
              small
              aria-label={`Block ${name}`}
              onClick={() => block(id, name)}
            >
              Block
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
