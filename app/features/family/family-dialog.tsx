import { useCopy } from '#app/browser/use-copy.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/family/family.module.css'

/** The viewer's family list: its whole link, and who joined by it. */
export type FamilyList = {
  link: string
  relatives: { id: string; name: string; joined: string }[]
}

type FamilyDialogProps = { family: FamilyList | null; onClose: () => void }

/** Makes the link and sends it; shows who is on the list; takes somebody off it, or ends it. */
export function FamilyDialog({ family, onClose }: FamilyDialogProps) {
  return (
    <Dialog open sheet onClose={onClose} title="Share with family">
      <div className={styles.sheet}>
        <p className="soft">{texts.family.whatIsShared}</p>
        {family ? <Shared {...family} /> : <MakeLink />}
      </div>
    </Dialog>
  )
}

function MakeLink() {
  const { run, isBusy } = useCall({ refreshes: 'done', toasts: 'failure' })
  return (
    <Button wide busy={isBusy} onClick={() => run('/api/user/family/share', {})}>
      Make a link
    </Button>
  )
}

function Shared({ link, relatives }: FamilyList) {
  const copy = useCopy()
  const confirm = useConfirm()
  const { run, busyWith } = useCall({ refreshes: 'done', toasts: 'both' })

  function remove(id: string) {
    run('/api/user/family/remove', { id }, { name: id })
  }

  async function revoke() {
    const { revokeTitle: title, revokeText: text } = texts.family
    if (await confirm({ title, text, ok: 'End the link', cancel: 'Keep it' })) {
      run('/api/user/family/revoke', {}, { name: 'revoke' })
    }
  }

  return (
    <>
      <p className={styles.link}>{link}</p>
      <div className={styles.buttons}>
        <ButtonLink
          to={`https://wa.me/?text=${encodeURIComponent(texts.family.invitation(link))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message-circle" />
          Send on WhatsApp
        </ButtonLink>
        <Button variant="quiet" onClick={() => copy(link, texts.share.linkCopied)}>
          <Icon name="copy" />
          Copy link
        </Button>
      </div>
      <h3>On the list</h3>
      <Relatives relatives={relatives} busyWith={busyWith} onRemove={remove} />
      <p className="soft small">{texts.family.removeHelp}</p>
      <p>
        <Button variant="plain" busy={busyWith === 'revoke'} onClick={revoke}>
          End the link
        </Button>
      </p>
    </>
  )
}

type RelativesProps = Pick<FamilyList, 'relatives'> & {
  busyWith: string | undefined
  onRemove: (id: string) => void
}

function Relatives({ relatives, busyWith, onRemove }: RelativesProps) {
  if (relatives.length === 0) return <p className="soft small">{texts.family.nobodyJoined}</p>
  return (
    <ul className={styles.relatives}>
      {relatives.map(({ id, name, joined }) => (
        <li key={id}>
          <span>
            {name} <span className="soft small">{joined}</span>
          </span>
          <Button
            variant="plain"
            busy={busyWith === id}
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(id)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
