import { useState } from 'react'
import type { FamilyHome } from '#app/features/family/family-page.ts'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/family/family.module.css'

const OpinionDialog = lazyComponent(
  async () => (await import('#app/features/family/opinion-dialog.tsx')).OpinionDialog,
)

/** What the relative noted, and the button to write it. */
export function OwnOpinion({ token, home }: { token: string; home: FamilyHome }) {
  const { title, own } = home
  const [isOpen, setIsOpen] = useState(false)
  const isSaid = own.note !== '' || own.day !== ''
  return (
    <div className={styles.own}>
      {own.note && (
        <blockquote className={styles.note}>
          <b>You</b> {own.note}
        </blockquote>
      )}
      {own.day && (
        <p className={styles.wish}>
          <Icon name="calendar" />
          <span>{texts.family.wish('You', own.when)}</span>
        </p>
      )}
      <button
        type="button"
        className={styles.linkButton}
        aria-label={isSaid ? `Change your note about ${title}` : `Add a note about ${title}`}
        onPointerEnter={OpinionDialog.prepare}
        onClick={() => setIsOpen(true)}
      >
        {isSaid ? 'Change' : 'Add a note or a day'}
      </button>
      {isOpen && <OpinionDialog token={token} home={home} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
