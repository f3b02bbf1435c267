import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { nextPlace } from '#app/ui/roving.ts'
import { useValue } from '#app/ui/use-value.ts'
import * as styles from '#app/ui/tabs.module.css'

type Tab = { id: string; label: ReactNode; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onValue?: (id: string) => void
}

/** Panels of which one is shown; arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, value, defaultValue, onValue }: TabsProps) {
  const base = useId()
  const [chosen, choose] = useValue(value, defaultValue ?? tabs[0]?.id ?? '', onValue)

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const here = tabs.findIndex((tab) => tab.id === chosen)
    const there = nextPlace(event.key, here, tabs.length)
    const tab = there === undefined ? undefined : tabs[there]
    if (!tab) return
    event.preventDefault()
    choose(tab.id)
    document.getElementById(`${base}-${tab.id}`)?.focus()
  }

  return (
    <div className={styles.tabSet}>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

type LinkTab = { to: string; label: ReactNode; current: boolean }

/** The same look for tabs that are pages. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
