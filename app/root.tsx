import type { ReactNode } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { StartScript } from '#app/browser/start-script.tsx'
import { themeColors } from '#app/browser/theme-color.ts'
import { useExactScrollRestore } from '#app/browser/use-exact-scroll-restore.ts'
import { useFocusOnNavigation } from '#app/browser/use-focus-on-navigation.ts'
import { useInteractive } from '#app/browser/use-interactive.ts'
import { useLayerEntries } from '#app/browser/use-layer-entries.ts'
import { useWebVitals } from '#app/browser/use-web-vitals.ts'
import { ErrorPage } from '#app/features/error-page/error-page.tsx'
import { explainError } from '#app/features/error-page/explain-error.ts'
import { HelpProvider } from '#app/features/help/help-provider.tsx'
import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { Splash } from '#app/features/site-splash/splash.tsx'
import { isFirstOfVisit } from '#app/features/site-splash/splash-cookie.ts'
import { describePage } from '#app/loaders/page-meta.ts'
import { LateScripts } from '#app/router/late-scripts.tsx'
import { detailsContext, siteContext, viewerContext } from '#app/session/context.ts'
import { reloadForViewer } from '#app/session/reload-for-viewer.ts'
import { type RootData, useRootData } from '#app/session/root-data.ts'
import { fontPreloads } from '#app/styles/fonts.ts'
import { classes } from '#app/ui/classes.ts'
import { ConfirmProvider } from '#app/ui/confirm-provider.tsx'
import { NavigationProgress } from '#app/ui/navigation-progress.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { photoPath } from '#contract/listing/pictures.ts'
import { isStaff, type ViewerDetails } from '#domain/viewer.ts'
import type { Route } from './+types/root'
import '#app/styles/tokens.css'
import '#app/styles/base.css'
import * as styles from '#app/root.module.css'

if (!import.meta.env.SSR) reloadForViewer()

export function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const details = context.get(detailsContext)
  const root: RootData = {
    site: context.get(siteContext),
    viewer: viewer && {
      session: viewer.sessionId,
      name: viewer.name,
      phone: details?.phone ?? '',
      email: details?.email ?? '',
      photo: details?.photo ? photoPath(details.photo) : null,
      isStaff: isStaff(viewer),
      unread: details?.unread ?? 0,
      kind: kindOf(details),
    },
    showsSplash: isFirstOfVisit(request),
  }
  return root
}

/** Everybody without listings counts as a seeker, from the first day on. */
function kindOf(details: ViewerDetails | undefined) {
  if (!details?.owns) return 'seeker'
  return details.seeks ? 'both' : 'owner'
}

/**
 * The root's data changes when something was sent or a page asks for it, not with every address.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const stays = args.currentUrl.href === args.nextUrl.href
  return args.defaultShouldRevalidate && (stays || args.formMethod !== undefined)
}

export const links: LinksFunction = () => [
  ...fontPreloads.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function meta(args: Route.MetaArgs) {
  if (!args.error) return describePage(args, {})
  return describePage(args, { title: explainError(args.error).title, isPrivate: true })
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()

  return (
    <html
      lang="en-IN"
      data-api-key={root?.site.apiKey}
      data-session={root?.viewer?.session}
      data-keeps-pages={root?.site.keepsPages || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before any style has come, so that a dark page does not begin with a white one. */}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColors.light} />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <StartScript />
        <Meta />
        <Links />
      </head>
      <body>
        <a className={classes(styles.skipLink, 'not-printed')} href="#content">
          Skip to content
        </a>
        {children}
        {root?.showsSplash && <Splash />}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { site, viewer } }: Route.ComponentProps) {
  useFocusOnNavigation()
  useExactScrollRestore()
  useLayerEntries()
  useInteractive()
  useWebVitals(site.webVitalsPercent)

  return (
    <ToastProvider>
      <NavigationProgress />
      <ConfirmProvider>
        <HelpProvider whatsappUrl={site.whatsappUrl} viewer={viewer}>
          <Outlet />
        </HelpProvider>
      </ConfirmProvider>
    </ToastProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData()
  return (
    <>
      <SiteHeader siteName={root?.site.name ?? 'Basera'} viewer={root?.viewer ?? null} />
      <div id="content" tabIndex={-1}>
        <ErrorPage error={error} />
      </div>
    </>
  )
}
