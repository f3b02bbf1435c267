import { useBlockQuestion } from '#app/forms/use-block-question.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import * as styles from '#app/features/contact-requests/contact-requests.module.css'

type OpenRequest = { id: string; name: string; spn: string; when: string; line: string }

/** Who waits for the owner's number, with the owner's answers. */
export function ContactRequests({ requests }: { requests: readonly OpenRequest[] }) {
  const { run, busyWith } = useCall({ refreshes: 'done', toasts: 'both' })
  const isSureToBlock = useBlockQuestion()

  function answer(id: string, accept: boolean) {
    return run('/api/user/contact-request', { id, accept }, { name: id })
  }

  async function block(id: string, name: string) {
    if (await isSureToBlock(name)) await run('/api/user/block', { id, block: true }, { name: id })
  }

  if (requests.length === 0) return null
  return (
    <section className={styles.requests} aria-labelledby="contact-requests">
      <h2 id="contact-requests">They ask for your number</h2>
      <ul>
        {requests.map(({ id, name, spn, when, line }) => (
          <li key={id} data-keep-clear>
            <span>
              <b>{name}</b>
              <span className="soft small">
                {when} · {spn}
              </span>
              {line && <span>“{line}”</span>}
            </span>
            <Button
              small
              busy={busyWith === id}
              aria-label={`Accept ${name}`}
              onClick={() => answer(id, true)}
            >
              Accept
            </Button>
            <Button
              variant="quiet"
              small
              aria-label={`Decline ${name}`}
              onClick={() => answer(id, false)}
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
