import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { ActionSamples } from '#app/routes/dev/ui-actions.tsx'
import { ChoiceSamples } from '#app/routes/dev/ui-choices.tsx'
import { FeedbackSamples } from '#app/routes/dev/ui-feedback.tsx'
import { FieldSamples } from '#app/routes/dev/ui-fields.tsx'
import { FoundationSamples } from '#app/routes/dev/ui-foundation.tsx'
import { SurfaceSamples } from '#app/routes/dev/ui-surfaces.tsx'
import { TableSamples } from '#app/routes/dev/ui-tables.tsx'
import { AlertProvider } from '#app/ui/alert-provider.tsx'
import { classes } from '#app/ui/classes.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import type { Route } from './+types/ui'
import * as styles from '#app/routes/dev/ui.module.css'

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
    <AlertProvider>
      <ToastProvider>
        <main className={classes(styles.sheet, 'page')}>
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
    </AlertProvider>
  )
}
