import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { reportPath } from '#app/features/admin-home/admin-tiles.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useShortcuts } from '#app/ui/use-shortcuts.ts'
import { isSpn } from '#contract/ids.ts'
import { tableLimits } from '#contract/limits.ts'
import * as styles from '#app/features/admin-home/find-box.module.css'

const reviewPath = '/admin/review'

/** Finds a property or people. Keys: / for the field, G for the review desk. */
export function FindBox() {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useShortcuts({ '/': () => field.current?.focus(), g: () => navigate(reviewPath) })

  // Without scripts the form searches for people.
  return (
    <div className={styles.find}>
      <Link to={reviewPath}>
        <kbd>G</kbd> review desk
      </Link>
      <search>
        <form
          action="/req-check"
          onSubmit={(event) => {
            event.preventDefault()
            const text = field.current?.value.trim()
            if (text) navigate(pathOf(text))
          }}
        >
          <input type="hidden" name="id" value="user_data" />
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="search"
            aria-label="Find SPN, name or number"
            placeholder="Find SPN, name or number"
            maxLength={tableLimits.searchChars}
          />
          <kbd>/</kbd>
        </form>
      </search>
    </div>
  )
}

function pathOf(text: string) {
  const spn = text.toUpperCase()
  if (isSpn(spn)) return `${reviewPath}/${spn}`
  return `${reportPath('user_data')}&${new URLSearchParams({ search: text })}`
}
