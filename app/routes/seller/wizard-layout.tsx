import { Link, Outlet } from 'react-router'
import { ErrorPage } from '#app/features/error-page/error-page.tsx'
import { useRootData } from '#app/root-data.ts'
import { classes } from '#app/ui/classes.ts'
import { Logo } from '#app/ui/logo.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/wizard-layout'
import * as styles from '#app/routes/seller/wizard-layout.module.css'

/** A quiet header: whoever lists a property has one thing to do. */
export default function WizardLayout() {
  return (
    <>
      <WizardHeader />
      <div id="content" tabIndex={-1}>
        <Outlet />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <WizardHeader />
      <div id="content" tabIndex={-1}>
        <ErrorPage error={error} />
      </div>
    </>
  )
}

function WizardHeader() {
  const root = useRootData()
  return (
    <header className={styles.header}>
      <div className={classes(styles.bar, 'page')}>
        <Link to="/">
          <Logo height={36} alt={root?.site.name ?? 'Basera'} />
        </Link>
        <TextLink to="/dashboard">Continue later</TextLink>
      </div>
    </header>
  )
}
