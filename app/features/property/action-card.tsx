import type { ReactNode } from 'react'
import { ActionButtons, type ActionButtonsProps } from '#app/features/property/action-buttons.tsx'
import type { PropertyView } from '#app/features/property/describe-property.ts'
import { StanceNotice } from '#app/features/property/stance-notice.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { classes } from '#app/ui/classes.ts'
import { FootNote } from '#app/ui/foot-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Person } from '#app/ui/person.tsx'
import * as messages from '#contract/messages.ts'
import { formatRupees } from '#contract/money.ts'
import * as styles from '#app/features/property/action-card.module.css'
import * as textLinkStyles from '#app/ui/text-link.module.css'

type ActionCardProps = ActionButtonsProps & {
  view: PropertyView
  owner: string
  emi: { monthly: number; years: number } | undefined
  help: ReactNode
  /** Save, share and compare. */
  children: ReactNode
}

/** Price and actions, in view all the time on wide screens. */
export function ActionCard({ view, owner, emi, help, children, ...actions }: ActionCardProps) {
  const isOpen = actions.stance === 'open'
  return (
    <aside className={styles.actionColumn} aria-label="Price and contact">
      <div className={styles.actionCard} data-float-help="hidden">
        {view.priceText && (
          <div className={styles.priceLine}>
            <strong>{view.priceText}</strong>
            <span className="soft">{view.priceNote}</span>
          </div>
        )}
        {emi && isOpen && (
          <p className={styles.emiNote}>
            <span>
              EMI from <b className="number">{formatRupees(emi.monthly)}</b>
            </span>
            <a
              href="#emi"
              className={classes(textLinkStyles.textLink, 'small')}
              aria-label={`EMI over ${emi.years} years: the calculator`}
            >
              over {emi.years} years
              <Icon name="calculator" />
            </a>
          </p>
        )}
        <StanceNotice stance={actions.stance} view={view} />
        <div className={styles.buttons}>
          <ActionButtons {...actions} />
        </div>
        <div className={styles.smallActions}>{children}</div>
        {isOpen && (
          <>
            <Person
              avatar={<Avatar name={owner} />}
              name={owner}
              note={actions.isSignedIn ? 'Owner' : 'Owner · number after login'}
            />
            <FootNote icon="shield-check">{messages.listing.neverPay}</FootNote>
          </>
        )}
        {help}
      </div>
    </aside>
  )
}
