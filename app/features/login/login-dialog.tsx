import { LoginForm } from '#app/features/login/login-form.tsx'
import { useLogin } from '#app/features/login/use-login.ts'
import { Dialog } from '#app/ui/dialog.tsx'

type LoginDialogProps = {
  /** Why a login is asked for. */
  reason: string
  phone: string
  codeLength: number
  onLogin: (phone: string) => void
  onClose: () => void
}

/** A login in a dialog over the page, for a session that has ended. */
export function LoginDialog({ reason, phone, codeLength, onLogin, onClose }: LoginDialogProps) {
  const login = useLogin({ mode: 'login', target: '/', phone, codeLength, onLogin })
  return (
    <Dialog open title="Login" onClose={onClose}>
      <p className="soft">{reason}</p>
      <LoginForm mode="login" login={login} />
    </Dialog>
  )
}
