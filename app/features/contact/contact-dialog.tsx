import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CaseWarning } from '#app/features/contact/case-warning.tsx'
import { LineField, LineToOwner } from '#app/features/contact/line-to-owner.tsx'
import { type ContactAnswer, OwnerCard } from '#app/features/contact/owner-card.tsx'
import type { Trouble } from '#app/forms/call-state.ts'
import { useAnswer } from '#app/forms/use-answer.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/contact/contact-dialog.module.css'

type ContactDialogProps = {
  spn: string
  title: string
  /** Asks for confirmation before the owner is told who looked. */
  asksFirst: boolean
  /** The path that opens this dialog again after a login. */
  back: string
  who: OfferedBy
  /** The public address, to which the house number is added. */
  address: string
  onHouseNo: (houseNo: string) => void
  /** Switches to asking the owner a question instead. */
  onAsk: () => void
  onClose: () => void
}

/** The owner's name, number and e-mail, and a line to the owner. */
export function ContactDialog({
  spn,
  title,
  asksFirst,
  back,
  who,
  address,
  onHouseNo,
  onAsk,
  onClose,
}: ContactDialogProps) {
  const [line, setLine] = useState('')
  const { answer, trouble, isBusy, ask } = useAnswer(
    '/api/prop/user/data',
    { spn, line },
    { isLater: asksFirst, back, onDone: ({ house_no }) => house_no && onHouseNo(house_no) },
  )
  const box = useRef<HTMLDivElement>(null)
  const outcome = answer ?? trouble

  // The number is announced when it arrives, and the focus never leaves the dialog.
  useEffect(() => {
    const dialog = box.current?.closest('dialog')
    if (!outcome && dialog?.contains(document.activeElement)) return
    dialog?.querySelector<HTMLElement>('a, button')?.focus()
  }, [outcome])

  return (
    <Dialog open onClose={onClose} title={`Contact the ${who}`} sheet>
      <div className={styles.reveal} ref={box} aria-busy={isBusy}>
        {asksFirst && !outcome ? (
          <>
            <p>If you go on, the {who} will also see your name and number.</p>
            <LineField who={who} line={line} onLine={setLine} />
            <Button variant="welcome" busy={isBusy} onClick={ask}>
              Show the number
            </Button>
            <Button variant="plain" onClick={onAsk}>
              Ask a question without giving your number
            </Button>
          </>
        ) : (
          <Shown who={who} answer={answer} trouble={trouble} onRetry={ask}>
            {answer && (
              <OwnerCard answer={answer} spn={spn} title={title} address={address}>
                <LineToOwner
                  who={who}
                  written={answer.line}
                  line={line}
                  onLine={setLine}
                  trouble={trouble}
                  isBusy={isBusy}
                  onSend={ask}
                />
              </OwnerCard>
            )}
          </Shown>
        )}
      </div>
    </Dialog>
  )
}

type ShownProps = {
  who: OfferedBy
  answer: ContactAnswer | undefined
  trouble: Trouble | undefined
  onRetry: () => void
  /** The content of the dialog once there is an answer. */
  children: ReactNode
}

function Shown({ who, answer, trouble, onRetry, children }: ShownProps) {
  if (answer) {
    const { asked } = answer
    return (
      <>
        {asked && (
          <Banner tone="wait" role="status">
            {asked === 'requested'
              ? texts.listing.contactAsked(who)
              : texts.listing.contactDeclined(who)}
          </Banner>
        )}
        {answer.warnings && <CaseWarning warnings={answer.warnings} />}
        {children}
      </>
    )
  }
  if (!trouble) return <Waiting />
  if (trouble.code === 429) {
    return (
      <Banner tone="wait" role="alert">
        {trouble.message} The limit keeps numbers from being collected.
      </Banner>
    )
  }
  return (
    <>
      <Banner tone="bad" role="alert">
        <b>{texts.trouble.failed}</b>
        <br />
        {trouble.message}
      </Banner>
      {trouble.code !== 403 && trouble.code !== 404 && <Button onClick={onRetry}>Try again</Button>}
    </>
  )
}

/** A skeleton as high as the owner's card, to avoid a layout shift. */
function Waiting() {
  return (
    <>
      <span role="status" className="visually-hidden">
        Loading
      </span>
      <Skeleton height="4.5rem" />
      <Skeleton height="6.5rem" />
      <Skeleton height="5rem" />
      <Skeleton height="9rem" />
    </>
  )
}
