/** The two uses of the one screen, and their words. */
export const loginModes = {
  login: {
    title: 'Login',
    submit: 'Login',
    page: '/login',
    other: 'signup',
    question: (site: string) => `New to ${site}?`,
    swap: 'Create an Account!',
  },
  signup: {
    title: 'Sign up',
    submit: 'Sign up',
    page: '/signup',
    other: 'login',
    question: (site: string) => `Been to ${site} before?`,
    swap: 'Already have an Account!',
  },
} as const

export type LoginMode = keyof typeof loginModes

/** The screen for a number whose owner was refused by the other screen. */
export function rightMode(mode: LoginMode, code: number): LoginMode | undefined {
  if (code === 404 && mode === 'login') return 'signup'
  return code === 409 && mode === 'signup' ? 'login' : undefined
}
