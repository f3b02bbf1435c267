import { Banner } from '#app/ui/banner.tsx'
import { type ContactWarning, contactWarnings } from '#contract/options/contact-warnings.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as styles from '#app/features/contact/contact-dialog.module.css'

const grave: readonly ContactWarning[] = ['reported', 'price', 'money']

/** Warnings about this listing to read before its owner is called. */
export function CaseWarning({ warnings }: { warnings: readonly ContactWarning[] }) {
  const isGrave = warnings.some((warning) => grave.includes(warning))
  return (
    <Banner tone={isGrave ? 'bad' : 'info'} role="status">
      <b>{propertyTexts.beforeYouPay}</b>
      <ul className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{contactWarnings.labels[warning]}</li>
        ))}
      </ul>
    </Banner>
  )
}
