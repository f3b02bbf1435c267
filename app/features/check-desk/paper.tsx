import { useState } from 'react'
import { Banner } from '#app/ui/banner.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PaperType } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import * as styles from '#app/features/check-desk/check-desk.module.css'

type PaperProps = { id: string; type: PaperType; what: string }

/** The paper itself: a picture is shown, a PDF is opened by a program of the computer. */
export function Paper({ id, type, what }: PaperProps) {
  const [isBroken, setBroken] = useState(false)
  const path = `/admin/checks/${id}/paper`
  if (type === 'application/pdf') {
    return (
      <div className={styles.pdf}>
        <a className={buttonClass({})} href={path} download>
          <Icon name="file-check-corner" />
          {texts.openPdf}
        </a>
        <p className="soft small">{texts.pdfNote}</p>
      </div>
    )
  }
  if (isBroken) return <Banner tone="bad">{texts.cannotOpen}</Banner>
  // Lazy: on a phone, where staff pages are hidden, nobody looks at it and no look is logged.
  return (
    <img
      className={styles.picture}
      src={path}
      alt={what}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
