import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** The link from a page about one listing to all of them. */
export function BackLink() {
  return (
    <TextLink to="/dashboard/listings_tab">
      <Icon name="arrow-left" />
      My Listings
    </TextLink>
  )
}
