import { useEffect, useEffectEvent, useState } from 'react'
import { AlertChoices, type Choices } from '#app/features/saved-searches/alert-choices.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as styles from '#app/features/saved-searches/alert-choices.module.css'

type SaveSearchDialogProps = {
  path: string
  /** What is searched, in words. */
  label: string
  /** The address that saves it after a login. */
  back: string
  onClose: () => void
}

/** Saves the search as soon as it opens; what is chosen then is kept at once too. */
export function SaveSearchDialog({ path, label, back, onClose }: SaveSearchDialogProps) {
  const { run, trouble, isBusy } = useCall({ back, refreshes: 'done' })
  const [saved, setSaved] = useState<Choices & { id: string }>()

  const save = useEffectEvent(() =>
    run(
      '/api/user/saved-searches/save',
      { path },
      { onDone: ({ data: { id, frequency, channels } }) => setSaved({ id, frequency, channels }) },
    ),
  )
  useEffect(() => {
    save()
  }, [])

  return (
    <Dialog open onClose={onClose} title={saved ? 'Search saved' : 'Save this search'} sheet>
      <div className={styles.dialogBody}>
        <p className="soft">{label}</p>
        {!saved && !trouble && <Spinner label="Saving" />}
        {trouble && (
          <Banner tone="bad" role="alert">
            {trouble.message}
          </Banner>
        )}
        {trouble && !saved && (
          <Button busy={isBusy} onClick={() => save()}>
            Try again
          </Button>
        )}
        {saved && <AlertChoices id={saved.id} chosen={saved} />}
        {saved && (
          <Button wide onClick={onClose}>
            Done
          </Button>
        )}
        {(saved || trouble) && (
          <TextLink to="/my-search/searches" arrow>
            All saved searches
          </TextLink>
        )}
      </div>
    </Dialog>
  )
}
