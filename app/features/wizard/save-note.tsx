import { useEffect, useState } from 'react'
import type { SaveStatus } from '#app/features/wizard/save-status.ts'
import { classes } from '#app/ui/classes.ts'
import { notificationTime } from '#contract/dates.ts'
import * as messages from '#contract/messages/wizard.ts'
import * as styles from '#app/features/wizard/save-note.module.css'

const refreshMs = 20_000

/** When the draft was saved, kept fresh; only a save is read out, not every passing minute. */
export function SaveNote({ status: { saved, attempt, advice } }: { status: SaveStatus }) {
  const now = useNow(saved?.at)
  const isFailed = attempt === 'failed'
  return (
    <>
      <span className={classes(styles.note, 'small', 'only-wide', isFailed && styles.failed)}>
        {attempt === 'saving' && messages.saving}
        {isFailed && advice}
        {attempt !== 'saving' && !isFailed && saved && (
          <>
            {messages.savedWhen(notificationTime(new Date(saved.at), new Date(now)))} · {saved.spn}
          </>
        )}
      </span>
      <span role="status" className="visually-hidden">
        {attempt === 'saving' && messages.saving}
        {attempt === 'done' && messages.saved}
      </span>
    </>
  )
}

/** The time now, never before `moment`; read every few seconds and when the tab becomes visible. */
function useNow(moment: number | undefined) {
  const [now, setNow] = useState(0)
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, refreshMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return Math.max(now, moment ?? 0)
}
