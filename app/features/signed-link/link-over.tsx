import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

type LinkOverProps = { text: string; to: string; label: string }

/** A link that can no longer be answered by, and where to go instead. */
export function LinkOver({ text, to, label }: LinkOverProps) {
  return (
    <>
      <Banner>{text}</Banner>
      <p>
        <ButtonLink to={to} variant="quiet">
          {label}
        </ButtonLink>
      </p>
    </>
  )
}
