import type { ReactNode } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { detailsContext, siteContext, viewerContext } from '#app/context.ts'
import { ErrorPage } from '#app/features/error-page/error-page.tsx'
import { explainError } from '#app/features/error-page/explain-error.ts'
import { HelpProvider } from '#app/features/help/help-provider.tsx'
import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { isFirstOfVisit } from '#app/features/site-splash/splash-cookie.ts'
import { describePage } from '#app/page-meta.ts'
import { type RootData, useRootData } from '#app/root-data.ts'
import { fontPreloads } from '#app/styles/fonts.ts'
import { themeColor } from '#app/theme-color.ts'
import { AlertProvider } from '#app/ui/alert-provider.tsx'
import { Splash } from '#app/ui/splash.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { useFocusOnNavigation } from '#app/use-focus-on-navigation.ts'
import { useInteractive } from '#app/use-interactive.ts'
import { useWholeOnReturn } from '#app/use-whole-on-return.ts'
import { photoPath } from '#contract/pictures.ts'
import { isStaff } from '#domain/viewer.ts'
import type { Route } from './+types/root'
import '#app/styles/tokens.css'
import '#app/styles/base.css'
import * as styles from '#app/root.module.css'

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
    },
    showsSplash: isFirstOfVisit(request),
  }
  return root
}

/** The root changes when something was sent or a page asks for it, not with every address. */
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
    <html lang="en-IN" data-api-key={root?.site.apiKey} data-session={root?.viewer?.session}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <Links />
      </head>
      <body>
        <a className={styles.skipLink} href="#content">
          Skip to content
        </a>
        {children}
        {root?.showsSplash && <Splash />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { site, viewer } }: Route.ComponentProps) {
  useFocusOnNavigation()
  useWholeOnReturn()
  useInteractive()

  return (
    <ToastProvider>
      <AlertProvider>
        <HelpProvider whatsappUrl={site.whatsappUrl} viewer={viewer}>
          <Outlet />
        </HelpProvider>
      </AlertProvider>
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
