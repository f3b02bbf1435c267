import { comparedListings, comparePath } from '#app/features/compare/compared-listings.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Leads to what was ticked for comparing, as soon as there are two. */
export function CompareLink() {
  const compared = comparedListings.use()
  if (compared.length < 2) return null
  return (
    <ButtonLink variant="quiet" small to={comparePath(compared)}>
      <Icon name="layers" />
      Compare {compared.length}
    </ButtonLink>
  )
}
