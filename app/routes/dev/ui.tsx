import { data } from 'react-router'
import { ActionSamples } from '#app/sections/dev/ui-actions.tsx'
import { ChoiceSamples } from '#app/sections/dev/ui-choices.tsx'
import { FeedbackSamples } from '#app/sections/dev/ui-feedback.tsx'
import { FieldSamples } from '#app/sections/dev/ui-fields.tsx'
import { FoundationSamples } from '#app/sections/dev/ui-foundation.tsx'
import { SurfaceSamples } from '#app/sections/dev/ui-surfaces.tsx'
import { TableSamples } from '#app/sections/dev/ui-tables.tsx'
import { siteContext } from '#app/session/context.ts'
import { classes } from '#app/ui/classes.ts'
import { ConfirmProvider } from '#app/ui/confirm-provider.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import type { Route } from './+types/ui'
import * as styles from '#app/sections/dev/ui.module.css'

/** Every component in every state, for those who build with them; not part of the product. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).isDevelopment) throw data(null, { status: 404 })
  return null
}

export function meta() {
  return [{ title: 'Components | Basera' }, { name: 'robots', content: 'noindex' }]
}

export default function ComponentsPage() {
  return (
    <ConfirmProvider>
      <ToastProvider>
        <main id="content" tabIndex={-1} className={classes(styles.sheet, 'page')}>
          <header>
            <h1>Components</h1>
            <p className="soft">Every control in every state.</p>
          </header>
          <FoundationSamples />
          <ActionSamples />
          <FieldSamples />
          <ChoiceSamples />
          <TableSamples />
          <SurfaceSamples />
          <FeedbackSamples />
        </main>
      </ToastProvider>
    </ConfirmProvider>
  )
}
