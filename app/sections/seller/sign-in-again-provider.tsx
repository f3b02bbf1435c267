import { type ReactNode, useCallback, useRef, useState } from 'react'
import { acceptViewer } from '#app/session/accept-viewer.ts'
import { leavePage } from '#app/session/redirect-to-login.ts'
import { useViewer } from '#app/session/root-data.ts'
import { type SignInAgain, SignInAgainContext } from '#app/session/sign-in-again.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import * as texts from '#contract/texts.ts'

const LoginDialog = lazyComponent(
  async () => (await import('#app/features/login/login-dialog.tsx')).LoginDialog,
)

type SignInAgainProviderProps = { codeLength: number; children: ReactNode }

/** Shows the login over the page when the session has ended. All calls that wait share one login. */
export function SignInAgainProvider({ codeLength, children }: SignInAgainProviderProps) {
  const phone = useViewer()?.phone ?? ''
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([])

  const signInAgain = useCallback<SignInAgain>(() => {
    // Reading the code in another app must not reload the page.
    acceptViewer()
    setOpen(true)
    return new Promise((resolve) => waiting.current.push(resolve))
  }, [])

  function answer(isSignedIn: boolean) {
    acceptViewer()
    setOpen(false)
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn)
  }

  return (
    <SignInAgainContext value={signInAgain}>
      {children}
      {isOpen && (
        <LoginDialog
          reason={texts.wizard.signInAgain}
          phone={phone}
          codeLength={codeLength}
          // The draft belongs to somebody else.
          onLogin={(by) => (by === phone ? answer(true) : leavePage('/list-property'))}
          onClose={() => answer(false)}
        />
      )}
    </SignInAgainContext>
  )
}
