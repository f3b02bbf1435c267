import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useLocation, useMatch } from 'react-router'
import { CompareTray } from '#app/features/compare/compare-tray.tsx'
import { ErrorPage } from '#app/features/error-page/error-page.tsx'
import { explainError } from '#app/features/error-page/explain-error.ts'
import { HelpButton } from '#app/features/help/help-button.tsx'
import { LocationRequest } from '#app/features/location-request/location-request.tsx'
import type { PhoneBarProps } from '#app/features/phone-bar/phone-bar.tsx'
import { GoneToast } from '#app/features/property/gone-toast.tsx'
import { ScrollToTop } from '#app/features/scroll-to-top/scroll-to-top.tsx'
import { SiteFooter } from '#app/features/site-footer/site-footer.tsx'
import { HomeLink, SiteHeader } from '#app/features/site-header/site-header.tsx'
import { describePage } from '#app/loaders/page-meta.ts'
import { useSite, useViewer } from '#app/session/root-data.ts'
import type { Route } from './+types/site-layout'

/** Its code is for those who are signed in; the server writes it into their pages at once. */
const PhoneBar = lazy<ComponentType<PhoneBarProps>>(() =>
  import('#app/features/phone-bar/phone-bar.tsx').then(
    ({ PhoneBar }) => ({ default: PhoneBar }),
    () => ({ default: () => null }),
  ),
)

/** What stands around every public page. The page itself brings its `<main>`. */
export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function meta(args: Route.MetaArgs) {
  if (!args.error) return describePage(args, {})
  return describePage(args, { title: explainError(args.error).title, isPrivate: true })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const site = useSite()
  const viewer = useViewer()
  const { pathname } = useLocation()
  // Pages with a bar of their own at the foot of a phone.
  const hasDock = /^\/(search\/.|property)/.test(pathname)
  const isComparison = useMatch('/compare') !== null

  return (
    <>
      <SiteHeader siteName={site.name} viewer={viewer} wide={/^\/search\/./.test(pathname)}>
        {viewer && hasDock && <HomeLink viewer={viewer} />}
      </SiteHeader>
      <div id="content" tabIndex={-1}>
        {children}
      </div>
      <SiteFooter site={site} />
      {viewer && !hasDock && (
        <Suspense>
          <PhoneBar viewer={viewer} side="seeker" label="Your places" />
        </Suspense>
      )}
      <ScrollToTop />
      {!isComparison && <CompareTray />}
      <HelpButton />
      {/* Only here: on other pages it would lie over the buttons of a form. */}
      <LocationRequest isSignedIn={viewer !== null} />
      <GoneToast />
    </>
  )
}
