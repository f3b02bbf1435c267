import { ButtonLink } from '#app/ui/button.tsx'

type OtherAnswersProps = {
  token: string
  /** The answer whose page it leads to; without one, that of all. */
  to?: string
  label?: string
}

/** Links the page of one answer to that of all, and back. */
export function OtherAnswers({ token, to, label = 'Other answers' }: OtherAnswersProps) {
  return (
    <ButtonLink
      to={`?t=${token}${to ? `&a=${to}` : ''}`}
      variant="plain"
      replace
      preventScrollReset
    >
      {label}
    </ButtonLink>
  )
}
