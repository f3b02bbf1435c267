import { useNavigate } from 'react-router'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/wizard/help/copy-earlier.module.css'

type Earlier = { spn: string; title: string; price: string }

/** Starts from the answers of an earlier listing of the owner's; its pictures stay with it. */
export function CopyEarlier({ earlier, draftKey }: { earlier: Earlier[]; draftKey: string }) {
  const { run, isBusy, busyWith, trouble } = useCall()
  const navigate = useNavigate()
  if (earlier.length === 0) return null

  function copy(spn: string) {
    return run(
      '/api/prop/copy',
      { spn, draft_key: draftKey },
      { name: spn, onDone: ({ spn_already }) => navigate(`/list-property?id=${spn_already}`) },
    )
  }

  return (
    <section className={styles.copy} aria-label="Start from an earlier listing">
      <h2>Or start from an earlier listing</h2>
      <p className="small soft">Its answers are copied for you to change, its pictures are not.</p>
      <ul>
        {earlier.map(({ spn, title, price }) => (
          <li key={spn}>
            <Button
              variant="quiet"
              small
              busy={busyWith === spn}
              disabled={isBusy}
              onClick={() => copy(spn)}
            >
              <Icon name="copy" />
              <span>
                {title}
                {price && (
                  <>
                    , <span className={styles.price}>{price}</span>
                  </>
                )}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {trouble && <p role="alert">{trouble.message}</p>}
    </section>
  )
}
