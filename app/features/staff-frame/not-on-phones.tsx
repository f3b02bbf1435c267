import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Logo } from '#app/ui/logo.tsx'
import * as messages from '#contract/messages/staff.ts'
import * as styles from '#app/features/staff-frame/staff-frame.module.css'

/** Stands in for every staff page on a phone, where CSS hides the page itself and its h1. */
export function NotOnPhones({ siteName }: { siteName: string }) {
  return (
    <main className={styles.notOnPhones}>
      <Logo variant="admin" height={40} alt={`${siteName} Admin`} />
      <Empty title={messages.notOnMobile} text={messages.openOnComputer}>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Empty>
    </main>
  )
}
