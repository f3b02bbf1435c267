import { ButtonLink } from '#app/ui/button.tsx'

/** From the page of one answer to that of all. */
export function OtherAnswers({ token }: { token: string }) {
  return (
    <ButtonLink to={`?t=${token}`} variant="plain" replace preventScrollReset>
      Other answers
    </ButtonLink>
  )
}
