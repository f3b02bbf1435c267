import { createContext, useContext } from 'react'
import forgetLists from '#app/browser/forget-lists.js?raw'
import startScript from '#app/browser/start-script.js?raw'

/** The nonce of the page's content security policy; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined)

/**
 * The inline script of every page, before anything that can be pressed or typed into: records input
 * before hydration (`early-input.ts`), marks a page that was reloaded or returned to, plays the splash
 * of a first page, and starts the modules after the first paint (`late-scripts.tsx`), then the service
 * worker (decision 050). Lists of a session that has ended are forgotten (`forget-lists.js`).
 */
export function StartScript() {
  const nonce = useContext(NonceContext)
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? startScript + forgetLists : ''}
    </script>
  )
}
