import { useId, useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { type AlertLinkAction, alertLinkActions } from '#contract/options/saved-searches.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/saved-searches/alert-link-form.module.css'

type AlertLinkFormProps = { title: string; token: string; isPaused: boolean; isRemoved: boolean }

/** A search of a link, with buttons: opening the link alone, as mail scanners do, changes nothing. */
export function AlertLinkForm({ title, token, isPaused, isRemoved }: AlertLinkFormProps) {
  const titleId = useId()
  const { run, busyWith, trouble } = useCall()
  const [state, setState] = useState({ isPaused, isRemoved })

  function follow(action: AlertLinkAction, after: Partial<typeof state>) {
    const done = () => setState({ ...state, ...after })
    return run('/api/user/saved-searches/link', { token, action }, { name: action, onDone: done })
  }

  function button(
    action: AlertLinkAction,
    after: Partial<typeof state>,
    variant: 'primary' | 'quiet' = 'quiet',
  ) {
    return (
      <Button variant={variant} busy={busyWith === action} onClick={() => follow(action, after)}>
        {alertLinkActions.labels[action]}
      </Button>
    )
  }

  const remark = remarkOn(state)
  return (
    <section aria-labelledby={titleId} className={styles.search}>
      <h2 id={titleId}>{title}</h2>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      {remark && <Banner role="status">{remark}</Banner>}
      <div className={styles.buttons}>
        {state.isRemoved && button('restore', { isRemoved: false })}
        {!state.isRemoved && state.isPaused && button('resume', { isPaused: false })}
        {!state.isRemoved && !state.isPaused && button('pause', { isPaused: true }, 'primary')}
        {!state.isRemoved && button('remove', { isRemoved: true })}
      </div>
    </section>
  )
}

function remarkOn({ isPaused, isRemoved }: { isPaused: boolean; isRemoved: boolean }) {
  if (isRemoved) return texts.savedSearches.removedByLink
  return isPaused ? texts.savedSearches.paused : undefined
}
