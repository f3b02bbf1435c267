import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import '#app/styles/tokens.css'
import '#app/styles/base.css'

export default function Root() {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
