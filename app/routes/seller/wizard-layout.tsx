import { type ReactNode, useEffect, useState } from 'react'
import { Link, Outlet, useMatches } from 'react-router'
import type { Assistance } from '#app/features/assistance/assist-banner.tsx'
import { ErrorPage } from '#app/features/error-page/error-page.tsx'
import { SaveNote } from '#app/features/wizard/save-note.tsx'
import { type SaveStatus, SaveStatusContext } from '#app/features/wizard/save-status.ts'
import { prepareConfirm } from '#app/forms/prepare-confirm.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { SignInAgainProvider } from '#app/sections/seller/sign-in-again-provider.tsx'
import { resourcesContext } from '#app/session/context.ts'
import { useRootData } from '#app/session/root-data.ts'
import { classes } from '#app/ui/classes.ts'
import { Logo } from '#app/ui/logo.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/wizard-layout'
import * as styles from '#app/routes/seller/wizard-layout.module.css'

export const clientMiddleware = [keepPageOnRefresh]

export function loader({ context }: Route.LoaderArgs) {
  return { codeLength: context.get(resourcesContext).env.OTP_LENGTH }
}

/** A quiet header: whoever lists a property has one thing to do. */
export default function WizardLayout({ loaderData }: Route.ComponentProps) {
  const [status, setStatus] = useState<SaveStatus>({})
  useEffect(prepareConfirm, [])
  return (
    <SignInAgainProvider {...loaderData}>
      <WizardHeader>
        <SaveNote status={status} />
      </WizardHeader>
      <div id="content" tabIndex={-1}>
        <SaveStatusContext value={setStatus}>
          <Outlet />
        </SaveStatusContext>
      </div>
    </SignInAgainProvider>
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

function WizardHeader({ children }: { children?: ReactNode }) {
  const root = useRootData()
  return (
    <header className={styles.header}>
      <div className={classes(styles.bar, 'page')}>
        <Link to="/">
          <Logo height={36} alt={root?.site.name ?? 'Basera'} />
        </Link>
        {children}
        <WayOut />
      </div>
    </header>
  )
}

/** Owners return to their drafts, staff to the owner whose draft they fill in. */
function WayOut() {
  const assistance = useMatches()
    .map(({ loaderData }) => loaderData as { assistance?: Assistance } | undefined)
    .find((loaded) => loaded?.assistance)?.assistance
  if (assistance?.side !== 'staff') return <TextLink to="/dashboard">Continue later</TextLink>
  return <TextLink to={`/admin/people/${assistance.ownerId}`}>Back to {assistance.name}</TextLink>
}
