import { data } from 'react-router'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/error-page/error-page.module.css'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = pageMeta({ title: texts.empty.page, isPrivate: true })

export default function NotFoundPage() {
  return (
    <main className="page section">
      <Empty
        as="h1"
        className={styles.errorPage}
        title={texts.empty.page}
        text="404. The address is old, or the property is no longer listed."
      >
        <div className={styles.helpfulLinks}>
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/search" variant="quiet">
            Search homes
          </ButtonLink>
        </div>
      </Empty>
    </main>
  )
}
