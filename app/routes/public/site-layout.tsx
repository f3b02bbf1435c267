import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { CompareTray } from '#app/features/compare/compare-tray.tsx'
import { ErrorPage } from '#app/features/error-page/error-page.tsx'
import { explainError } from '#app/features/error-page/explain-error.ts'
import { HelpButton } from '#app/features/help/help-button.tsx'
import { GoneToast } from '#app/features/property/gone-toast.tsx'
import { ScrollToTop } from '#app/features/scroll-to-top/scroll-to-top.tsx'
import { SiteFooter } from '#app/features/site-footer/site-footer.tsx'
import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { describePage } from '#app/loaders/page-meta.ts'
import type { OwnPlacesProps } from '#app/sections/public/own-places.tsx'
import { useSite, useViewer } from '#app/session/root-data.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import type { Route } from './+types/site-layout'

/** For signed-in pages only; the server imports it eagerly, so that it can render it. */
const OwnPlaces = import.meta.env.SSR
  ? (await import('#app/sections/public/own-places.tsx')).default
  : lazy<ComponentType<OwnPlacesProps>>(() =>
      import('#app/sections/public/own-places.tsx').catch(() => ({ default: () => null })),
    )

/** For signed-in pages only. */
const LocationRequest = lazyComponent(
  async () => (await import('#app/features/location-request/location-request.tsx')).LocationRequest,
  { isQuiet: true },
)

/** The layout of every public page; the page itself renders its `<main>`. */
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
  const hasDock = /^\/(search\/.|property|conversations)/.test(pathname)
  const isComparison = /^\/compare\/?$/i.test(pathname)

  return (
    <>
      <SiteHeader siteName={site.name} viewer={viewer} wide={/^\/search\/./.test(pathname)}>
        {viewer && hasDock && (
          <Suspense>
            <OwnPlaces viewer={viewer} at="header" />
          </Suspense>
        )}
      </SiteHeader>
      <div id="content" tabIndex={-1}>
        {children}
      </div>
      <SiteFooter site={site} />
      {viewer && !hasDock && (
        <Suspense>
          <OwnPlaces viewer={viewer} at="foot" />
        </Suspense>
      )}
      <ScrollToTop />
      {!isComparison && <CompareTray />}
      <HelpButton />
      {/* Only here: on other pages it would lie over the buttons of a form. */}
      {viewer && <LocationRequest />}
      <GoneToast />
    </>
  )
}
