import { LoginScreen } from '#app/features/login/login-screen.tsx'
import { loadLogin } from '#app/loaders/account/load-login.ts'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { useSite } from '#app/session/root-data.ts'
import type { Route } from './+types/login'

export const meta = pageMeta({
  title: 'Login',
  description: 'Log in with your mobile number and a code by SMS. There is no password.',
  keywords: ['login', 'property account', 'OTP login'],
  canonical: '/login',
})

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLogin(context, request)
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return <LoginScreen mode="login" {...loaderData} siteName={useSite().name} />
}
