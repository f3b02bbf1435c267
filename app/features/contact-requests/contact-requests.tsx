import { Link } from 'react-router'
import { useBlockQuestion } from '#app/forms/use-block-question.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Thumb } from '#app/ui/thumb.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as styles from '#app/features/contact-requests/contact-requests.module.css'

type OpenRequest = {
  id: string
  name: string
  spn: string
  title: string
  photo: string | null
  when: string
  line: string
}

/** Seekers who wait for the owner's number, each with the buttons to answer. */
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
        {requests.map(({ id, name, spn, title, photo, when, line }) => (
          <li key={id} data-keep-clear>
            <Thumb photo={photo} />
            <span>
              <b>{name}</b>
              <Link to={listingPath(spn)}>{title}</Link>
              <span className="soft small">{when}</span>
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
