import type { ReactNode } from 'react'
import { Disc } from '#app/features/owner-home/need-group.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/owner-home/first-steps.module.css'
import * as needStyles from '#app/features/owner-home/need.module.css'

const icons = ['pencil', 'camera', 'clipboard-check'] as const

/** For somebody who has listed nothing yet: the invitation, and what comes then. */
export function FirstSteps({ banner }: { banner: ReactNode }) {
  return (
    <div className={styles.firstSteps}>
      {banner}
      <ol className={styles.steps} aria-label="How it goes">
        {texts.ownerHome.firstSteps.map(([title, text], at) => (
          <li key={title}>
            <Disc icon={icons[at]!} />
            <div className={needStyles.words}>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
