import { useLocation } from 'react-router'
import { explainError } from '#app/features/error-page/explain-error.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import * as styles from '#app/features/error-page/error-page.module.css'

/** Replaces a page that could not be shown, with links to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const { title, text, mayHelpToRetry } = explainError(error)

  return (
    <main className="page section">
      <Empty as="h1" className={styles.errorPage} title={title} text={text}>
        <div className={styles.helpfulLinks}>
          {mayHelpToRetry && (
            <ButtonLink to={`${pathname}${search}`} reloadDocument>
              Try again
            </ButtonLink>
          )}
          <ButtonLink to="/" reloadDocument variant={mayHelpToRetry ? 'quiet' : 'primary'}>
            Back to Home
          </ButtonLink>
          <ButtonLink to="/help" reloadDocument variant="plain">
            Get help
          </ButtonLink>
        </div>
      </Empty>
    </main>
  )
}
