import { useState } from 'react'
import { call } from '#app/api-client.ts'
import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import * as styles from '#app/features/own-listings/own-listings.module.css'

/** The question that an owner is asked every three weeks. */
export function StillAvailableRow({ id, deal }: Pick<OwnListingRow, 'id' | 'deal'>) {
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh()
  const toast = useToast()

  async function answer(available: boolean) {
    setBusy(true)
    const reply = await call('/api/prop/confirm', { _id: id, available })
    if (reply.ok) await refresh()
    else if (reply.code === 401) await leaveForLogin()
    toast(reply.ok ? reply.answer.data.message : reply.message, reply.ok ? 'good' : 'bad')
    setBusy(false)
  }

  return (
    <div className={styles.question} data-keep-clear>
      <b>Still available?</b>
      <Button small busy={busy} onClick={() => answer(true)}>
        Yes
      </Button>
      <Button variant="quiet" small busy={busy} onClick={() => answer(false)}>
        {deal === 'rent' ? 'No, rented' : 'No, sold'}
      </Button>
    </div>
  )
}
