import { LoginScreen } from '#app/features/login/login-screen.tsx'
import { loadLogin } from '#app/loaders/account/load-login.ts'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { useSite } from '#app/session/root-data.ts'
import type { Route } from './+types/signup'

export const meta = pageMeta({
  title: 'Sign up',
  description:
    'Open a free account with your mobile number: save homes, see owners’ numbers and list your own property.',
  keywords: ['sign up', 'create account', 'list property free'],
  canonical: '/signup',
})

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLogin(context, request)
}

export default function SignupPage({ loaderData }: Route.ComponentProps) {
  return <LoginScreen mode="signup" {...loaderData} siteName={useSite().name} />
}
