import { useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import * as texts from '#contract/texts/wizard.ts'
import * as styles from '#app/features/wizard/unsaved-listings.module.css'

/** A listing of which something is typed and nothing saved. */
export type UnsavedListing = { draftKey: string; title: string; path: string; when: string }

/** Links to continue what was typed before the first step was saved, on whatever device. */
export function UnsavedListings({ begun }: { begun: readonly UnsavedListing[] }) {
  const [dropped, setDropped] = useState<readonly string[]>([])
  const confirm = useConfirm()
  const { run } = useCall({ toasts: 'both' })
  const open = begun.filter(({ draftKey }) => !dropped.includes(draftKey))
  if (open.length === 0) return null

  async function drop(draftKey: string) {
    if (!(await confirm(texts.discardBegun))) return
    const onDone = () => setDropped((now) => [...now, draftKey])
    await run('/api/prop/unsaved/drop', { draft_key: draftKey }, { onDone })
  }

  return (
    <Banner tone="wait">
      <p>{texts.begun}</p>
      <ul className={styles.begun}>
        {open.map(({ draftKey, title, path, when }) => (
          <li key={draftKey}>
            <span>
              {title} <span className="soft small">· {when}</span>
            </span>
            <span className={styles.ways}>
              <ButtonLink small to={path} aria-label={`Go on with ${title}`}>
                Go on
              </ButtonLink>
              <Button
                small
                variant="quiet"
                aria-label={`Discard ${title}`}
                onClick={() => drop(draftKey)}
              >
                Discard
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
