import { ButtonLink } from '#app/ui/button.tsx'

type OtherAnswersProps = {
  token: string
  /** The answer whose page it leads to; without one, that of all. */
  to?: string
  label?: string
}

/** From the page of one answer to that of all, or the other way. */
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
