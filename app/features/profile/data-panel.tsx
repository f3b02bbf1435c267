import { useState } from 'react'
import { EraseDialog } from '#app/features/profile/erase-dialog.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/profile/profile.module.css'

/** Downloads the account's data, and deletes the account. */
export function DataPanel({ codeLength }: { codeLength: number }) {
  const [isErasing, setIsErasing] = useState(false)

  return (
    <>
      <p className="soft small">
        A file with everything we keep about you: your account, listings, saved homes, searches and
        messages.
      </p>
      <div className={styles.profileButtons}>
        <ButtonLink variant="quiet" to="/my-data.json" reloadDocument download>
          <Icon name="download" />
          Download my data
        </ButtonLink>
        <Button variant="danger" onClick={() => setIsErasing(true)}>
          Delete my account
        </Button>
      </div>
      <EraseDialog open={isErasing} onClose={() => setIsErasing(false)} codeLength={codeLength} />
    </>
  )
}
