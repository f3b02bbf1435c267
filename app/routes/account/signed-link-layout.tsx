import { Outlet } from 'react-router'
import { SiteHeader } from '#app/features/site-header/site-header.tsx'
import { useSite, useViewer } from '#app/session/root-data.ts'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/signed-link/signed-link.module.css'

/** The pages behind links in messages: one question, answered without a login. */
export default function SignedLinkLayout() {
  const site = useSite()
  return (
    <>
      <SiteHeader siteName={site.name} viewer={useViewer()} />
      <div id="content" tabIndex={-1}>
        <main className={classes('page', styles.page)}>
          <Outlet />
        </main>
      </div>
    </>
  )
}
