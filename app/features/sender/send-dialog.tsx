import { useState } from 'react'
import { MomentFields, readMoment, typedMoment } from '#app/features/sender/moment-fields.tsx'
import { draftToForm } from '#app/features/sender/sender-draft.ts'
import type { Sender } from '#app/features/sender/use-sender.ts'
import { useDebouncedRead } from '#app/forms/use-debounced-read.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { optionList } from '#contract/options/option-list.ts'
import { previewFromWire } from '#contract/schemas/broadcast-wire.ts'
import { group } from '#contract/texts/counting.ts'
import * as texts from '#contract/texts/sender.ts'
import * as styles from '#app/features/sender/send-dialog.module.css'

const times = optionList({ now: 'Now', later: 'Later' })

/** Confirms a send: to how many, who is left out and why, and when. */
export function SendDialog({ sender }: { sender: Sender }) {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [moment, setMoment] = useState(() => typedMoment())
  const [isTried, setTried] = useState(false)
  const { at, error } = readMoment(moment)
  const isLater = when === 'later'
  const isOpen = sender.isSendOpen && sender.preview !== undefined
  const { total, leftOut } = usePreviewAt(sender, isOpen && isLater ? at : undefined)
  const receivers = total - sumOf(leftOut)

  function confirm() {
    setTried(true)
    if (isLater && !at) return
    sender.confirmSend(isLater ? at : undefined)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={sender.closeSend}
      title={texts.sendQuestion(receivers)}
      foot={
        <>
          <Button variant="quiet" onClick={sender.closeSend}>
            Back
          </Button>
          <Button busy={sender.isBusy} disabled={receivers === 0} onClick={confirm}>
            {isLater ? texts.schedule : texts.sendNow}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <LeftOut leftOut={leftOut} />
        <ChipChoice label="When" dense items={times.items} value={when} onValue={setWhen} />
        {isLater && (
          <MomentFields value={moment} error={isTried ? error : undefined} onValue={setMoment} />
        )}
        {receivers === 0 && <Banner tone="wait">{texts.nobodyLeft}</Banner>}
      </div>
    </Dialog>
  )
}

type Counted = { total: number; leftOut: { group: string; people: number }[] }

function sumOf(leftOut: Counted['leftOut']) {
  return leftOut.reduce((sum, { people }) => sum + people, 0)
}

/** Quiet hours and daily limits are those of the moment at which it would be sent. */
function usePreviewAt({ channel, draft, preview }: Sender, at: string | undefined): Counted {
  const form = at ? { ...draftToForm(channel, draft), send_at: at } : undefined
  const { answer } = useDebouncedRead('/api/mess/preview', form, { pauseMs: 400 })
  if (at && answer) return previewFromWire(answer.data)
  return preview ?? { total: 0, leftOut: [] }
}

function LeftOut({ leftOut }: Pick<Counted, 'leftOut'>) {
  const count = sumOf(leftOut)
  if (count === 0) return <p className="soft">{texts.nobodyLeftOut}</p>
  return (
    <div className={styles.leftOutList}>
      <p>
        <b>{texts.leftOutTitle(count)}</b>
      </p>
      <ul>
        {leftOut.map(({ group: words, people }) => (
          <li key={words}>
            <b>{group(people)}</b> {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
