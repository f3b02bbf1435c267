import { type RefObject, useEffect } from 'react'
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router'
import { AlreadySignedIn } from '#app/features/login/already-signed-in.tsx'
import { LoginForm } from '#app/features/login/login-form.tsx'
import { type LoginMode, loginModes } from '#app/features/login/login-mode.ts'
import { LoginScene } from '#app/features/login/login-scene.tsx'
import { readSentCode } from '#app/features/login/sent-code.ts'
import { sentOver, useLogin } from '#app/features/login/use-login.ts'
import { withRedirect } from '#app/session/redirect.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { postedName } from '#contract/schemas/posted-names.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/login/login.module.css'

type LoginScreenProps = {
  mode: LoginMode
  /** Where to go afterwards: a path of this site. */
  target: string
  codeLength: number
  /** Why somebody was sent here. */
  reason: string | undefined
  /** Why the page that sent somebody here refuses their account. */
  refusal?: string | undefined
  siteName: string
  viewer: { name: string; photo: string | null } | null
}

/** Login and sign-up, by mobile number and a code. */
export function LoginScreen({
  mode,
  target,
  codeLength,
  reason,
  refusal,
  siteName,
  viewer,
}: LoginScreenProps) {
  const { title, other, question, swap } = loginModes[mode]
  const login = useLogin({ mode, target, codeLength })
  const isSignedIn = viewer !== null
  const notification = isSignedIn ? refusal : reason

  useLeaveOnReturn(isSignedIn && !refusal, target)
  useFocusFirst(login.form.formRef, mode, isSignedIn)

  return (
    <div className={styles.login}>
      <LoginScene />
      <main id="content" tabIndex={-1} className={styles.loginMain}>
        <div className={styles.loginBox}>
          <Link className={styles.logo} to="/">
            <Logo height={40} alt={siteName} />
          </Link>
          <div>
            <h1>{title}</h1>
            <p className="soft">
              We send a {login.codeLength}-digit code to your mobile. No password.
            </p>
          </div>
          {notification && <Banner>{notification}</Banner>}
          {viewer && (
            <AlreadySignedIn
              name={viewer.name}
              photo={viewer.photo}
              target={refusal ? '/' : target}
            />
          )}
          <noscript>
            <Banner>{texts.login.needsScript}</Banner>
          </noscript>
          <LoginForm mode={mode} login={login} />
          <Terms />
          <div className={styles.swap}>
            <p className="soft small">{question(siteName)}</p>
            <ButtonLink
              variant="quiet"
              wide
              to={withRedirect(loginModes[other].page, target)}
              replace
              state={sentOver}
            >
              {swap}
            </ButtonLink>
          </div>
        </div>
      </main>
    </div>
  )
}

function Terms() {
  return (
    <p className={styles.terms}>
      By continuing you accept the{' '}
      <Link to="/terms-conditions" discover="none">
        Terms
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" discover="none">
        Privacy Policy
      </Link>
      .
    </p>
  )
}

/**
 * Whoever comes from the other screen continues at the missing field. Otherwise the form takes the
 * focus, except on a touch screen, where the keyboard would cover the page.
 */
function useFocusFirst(
  formRef: RefObject<HTMLFormElement | null>,
  mode: LoginMode,
  isSignedIn: boolean,
) {
  const isSentOver = Boolean((useLocation().state as Partial<typeof sentOver> | null)?.isSentOver)

  useEffect(() => {
    const isRoomy = matchMedia('(min-width: 48em) and (pointer: fine)').matches
    if (
      !isSentOver &&
      (!isRoomy || isSignedIn || formRef.current?.contains(document.activeElement))
    )
      return
    const start = mode === 'signup' ? 'name' : 'phone'
    const first = postedName('/api/otp/v', readSentCode(mode) ? 'code' : start)
    const next = formRef.current?.elements.namedItem(first)
    if (next instanceof HTMLInputElement) next.focus()
  }, [isSentOver, mode, formRef, isSignedIn])
}

/**
 * Keeps login pages out of the history: somebody who returns to one by Back, or after a login in
 * another tab, is led on to its target. After Back the wish in the target's fragment is dropped,
 * since it was fulfilled or given up; a reload still asks for it.
 */
function useLeaveOnReturn(isSignedIn: boolean, target: string) {
  const navigate = useNavigate()
  const isPop = useNavigationType() === 'POP'

  useEffect(() => {
    const { returned } = document.documentElement.dataset
    if (!isSignedIn || !isPop || returned === undefined) return
    const isReload = returned === 'reload'
    navigate(isReload ? target : target.replace(/#.*/, ''), { replace: true })
  }, [isSignedIn, isPop, target, navigate])
}
