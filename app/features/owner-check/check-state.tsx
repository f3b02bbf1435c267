import type { CheckView } from '#app/features/owner-check/check-view.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts/owner-checks.ts'
import * as styles from '#app/features/owner-check/owner-check.module.css'

type CheckStateProps = { check: CheckView; withdrawLabel: string }

/** How far the check of a paper or a number has come. */
export function CheckState({ check, withdrawLabel }: CheckStateProps) {
  const { badge, trouble, waiting, deleted } = check
  return (
    <div className={styles.state}>
      {badge && (
        <p className={styles.badge}>
          <Icon name="file-check-corner" />
          {badge}
        </p>
      )}
      {waiting && <Waiting waiting={waiting} withdrawLabel={withdrawLabel} />}
      {trouble && <Banner tone="bad">{trouble}</Banner>}
      {deleted && <p className="soft small">{deleted}</p>}
    </div>
  )
}

type WaitingProps = { waiting: NonNullable<CheckView['waiting']>; withdrawLabel: string }

function Waiting({ waiting: { id, text, looked }, withdrawLabel }: WaitingProps) {
  const { run, isBusy } = useCall({ toasts: 'both', refreshes: 'answered' })
  const confirm = useConfirm()

  async function withdraw() {
    if (await confirm(texts.withdrawQuestion)) await run('/api/user/check/withdraw', { id })
  }

  return (
    <Banner tone="wait">
      <div className={styles.waiting}>
        <p>{text}</p>
        {looked && <p className="soft small">{looked}</p>}
        <Button variant="quiet" small busy={isBusy} onClick={withdraw}>
          {withdrawLabel}
        </Button>
      </div>
    </Banner>
  )
}
