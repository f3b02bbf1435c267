import { useEffect, useState } from 'react'
import type { SaveStatus } from '#app/features/wizard/save-status.ts'
import { classes } from '#app/ui/classes.ts'
import { notificationTime } from '#contract/format/dates.ts'
import * as texts from '#contract/texts/wizard.ts'
import * as styles from '#app/features/wizard/save-note.module.css'

const refreshMs = 20_000

/** When the draft was saved, kept fresh; only a save is read out, not every passing minute. */
export function SaveNote({ status: { saved, attempt, advice, typing } }: { status: SaveStatus }) {
  const now = useNow(saved?.at)
  const isFailed = attempt === 'failed'
  const isQuiet = attempt !== 'saving' && !isFailed
  const isLost = isQuiet && typing === 'failed'
  return (
    <>
      {isLost && (
        <span className={classes(styles.note, styles.failed, 'small', 'only-phone')}>
          {texts.typingNotKeptShort}
        </span>
      )}
      <span
        className={classes(
          styles.note,
          'small',
          'only-wide',
          (isFailed || isLost) && styles.failed,
        )}
      >
        {attempt === 'saving' && texts.saving}
        {isFailed && advice}
        {isLost && texts.typingNotKept}
        {isQuiet && !isLost && (
          <>
            {typing === 'kept' && texts.typingKept}
            {typing === 'kept' && saved && ' · '}
            {saved &&
              `${texts.savedWhen(notificationTime(new Date(saved.at), new Date(now)))} · ${saved.spn}`}
          </>
        )}
      </span>
      <span role="status" className="visually-hidden">
        {attempt === 'saving' && texts.saving}
        {attempt === 'done' && texts.saved}
        {isLost && texts.typingNotKept}
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
