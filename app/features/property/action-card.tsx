import type { ReactNode } from 'react'
import { ActionButtons, type ActionButtonsProps } from '#app/features/property/action-buttons.tsx'
import { OwnerNotes } from '#app/features/property/owner-notes.tsx'
import { PriceNotes } from '#app/features/property/price-context.tsx'
import { PropertyBanner } from '#app/features/property/property-banner.tsx'
import type { PropertyView } from '#app/features/property/property-view.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formatRupees } from '#contract/format/money.ts'
import * as styles from '#app/features/property/action-card.module.css'
import * as textLinkStyles from '#app/ui/text-link.module.css'

type ActionCardProps = ActionButtonsProps & {
  view: PropertyView
  owner: string
  poster: string
  emi: { monthly: number; rate: number; years: number } | undefined
  help: ReactNode
  /** The buttons to save, share and compare. */
  children: ReactNode
}

/** Price and actions, in view all the time on wide screens. */
export function ActionCard({
  view,
  owner,
  poster,
  emi,
  help,
  children,
  ...actions
}: ActionCardProps) {
  const isOpen = actions.variant === 'open'
  return (
    <aside className={styles.actionColumn} aria-label="Price and contact">
      <div className={styles.actionCard} data-float-help="hidden">
        {view.priceText && (
          <div className={styles.priceLine}>
            <strong>{view.priceText}</strong>
            <span className="soft">{view.priceNote}</span>
          </div>
        )}
        <PriceNotes view={view} />
        {emi && isOpen && (
          <p className={styles.emiNote}>
            <span>
              EMI about <b className="number">{formatRupees(emi.monthly)}</b>
            </span>
            <a
              href="#emi"
              className={classes(textLinkStyles.textLink, 'small')}
              aria-label={`EMI over ${emi.years} years, ${emi.rate} %: the calculator`}
            >
              {emi.years} years, {emi.rate} %
              <Icon name="calculator" />
            </a>
          </p>
        )}
        <PropertyBanner variant={actions.variant} view={view} />
        <div className={styles.buttons}>
          <ActionButtons {...actions} />
        </div>
        <div className={styles.smallActions}>{children}</div>
        {isOpen && (
          <OwnerNotes
            owner={owner}
            poster={poster}
            checks={view.checks}
            isSignedIn={actions.isSignedIn}
          />
        )}
        {help}
      </div>
    </aside>
  )
}
