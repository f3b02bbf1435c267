import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Logo } from '#app/ui/logo.tsx'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/staff-frame/staff-frame.module.css'

/** Stands in for every staff page on a phone, where CSS hides the page itself. */
export function NotOnPhones({ siteName }: { siteName: string }) {
  return (
    <main className={styles.notOnPhones}>
      <Logo variant="admin" height={40} alt={`${siteName} Admin`} />
      <Empty as={PhoneTitle} title={texts.notOnMobile} text={texts.openOnComputer}>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </Empty>
    </main>
  )
}

/** A heading of the first level, but no h1: the page that CSS hides has the one of this document. */
function PhoneTitle(title: { className?: string; children: string }) {
  // biome-ignore lint/a11y/useSemanticElements: the document has its h1 already
  return <p role="heading" aria-level={1} {...title} />
}
