import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/ui/lazy-component.module.css'
import * as spinnerStyles from '#app/ui/spinner.module.css'

type Stage = 'coming' | 'here' | 'failed' | 'again'

type Closable = { onClose?: (() => void) | undefined }

/** Shown until the component has loaded. */
type Placeholder = { whileComing?: ReactNode }

/**
 * A component whose code is loaded when it is first shown. Until then it says that it is loading;
 * when that fails, it says so and can be retried. A quiet one, which nobody asked for, says
 * neither.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false } = {},
) {
  let Part: ComponentType<Props> | undefined

  async function bring() {
    Part ??= await load()
  }

  /** Many browsers cache a failed import, and do not retry it until a page is loaded. */
  async function bringAgain() {
    try {
      await bring()
    } catch (error) {
      if (await isSiteReached()) location.reload()
      throw error
    }
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, as `lazy` would be
  function LazyComponent(props: Props & Closable & Placeholder) {
    const [stage, setStage] = useState<Stage>(Part ? 'here' : 'coming')

    useEffect(() => {
      if (stage === 'here' || stage === 'failed') return
      const part = stage === 'again' ? bringAgain() : bring()
      part.then(
        () => setStage('here'),
        () => setStage('failed'),
      )
    }, [stage])

    if (Part) return <Part {...props} />
    if (isQuiet) return null
    if (stage === 'failed')
      return <Failed onClose={props.onClose} onRetry={() => setStage('again')} />
    if (props.whileComing) return props.whileComing
    return (
      <p role="status" className={styles.lazyComponent}>
        <span className={spinnerStyles.spinner} />
        <span className="visually-hidden">Loading</span>
      </p>
    )
  }

  /** Preloads it, when somebody is about to open it. */
  LazyComponent.prepare = () => {
    bring().catch(() => undefined)
  }
  LazyComponent.isHere = () => Part !== undefined
  return LazyComponent
}

function isSiteReached() {
  return fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
}

function Failed({ onClose, onRetry }: Closable & { onRetry: () => void }) {
  return (
    <div role="alert" className={classes(styles.lazyComponent, styles.hasFailed)}>
      {texts.trouble.offline}
      <Button variant="quiet" small onClick={onRetry}>
        Try again
      </Button>
      {onClose && (
        <IconButton label="Dismiss" onClick={() => onClose()}>
          <Icon name="x" />
        </IconButton>
      )}
    </div>
  )
}
