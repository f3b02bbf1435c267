import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#app/api-client.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/wizard/help/copy-earlier.module.css'

type Earlier = { spn: string; title: string; price: string }

/** Starts from the answers of an earlier listing of the owner's; its pictures stay with it. */
export function CopyEarlier({ earlier, draftKey }: { earlier: Earlier[]; draftKey: string }) {
  const [busyWith, setBusyWith] = useState('')
  const [trouble, setTrouble] = useState('')
  const navigate = useNavigate()
  if (earlier.length === 0) return null

  async function copy(spn: string) {
    setBusyWith(spn)
    setTrouble('')
    const reply = await call('/api/prop/copy', { spnInput: spn, draft_key: draftKey })
    if (reply.ok) await navigate(`/list-property?id=${reply.answer.spn_already}`)
    else if (reply.code === 401) await leaveForLogin()
    else setTrouble(reply.message)
    setBusyWith('')
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
              disabled={busyWith !== ''}
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
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  )
}
