import { useLocation } from 'react-router'
import { loginPath } from '#app/session/redirect.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as texts from '#contract/texts.ts'

const SearchWish = lazyComponent(
  async () => (await import('#app/features/saved-searches/search-wish.tsx')).SearchWish,
)

type SaveSearchProps = {
  isSignedIn: boolean
  /** Whether the viewer is told about this search already. */
  isOn: boolean
  isWork: boolean
  small?: boolean
  /** Whether it saves the search when the address asks for it; one of a page does. */
  fulfils?: boolean
}

/** Leads to this page with the wish in its address, visitors by the login. */
export function SaveSearch({ isSignedIn, isOn, isWork, small, fulfils }: SaveSearchProps) {
  const { pathname, search, hash, key } = useLocation()
  // The server does not know the hash.
  const isHydrated = useHydrated()
  const here = pathname + search
  const wish = `${here}#save-search`
  const offer = isWork ? texts.savedSearches.offerWork : texts.savedSearches.offer
  return (
    <>
      <ButtonLink
        to={isSignedIn ? wish : loginPath(wish)}
        variant="quiet"
        small={small}
        className="needs-script"
        preventScrollReset
      >
        <Icon name={isOn ? 'bell-ring' : 'bell-plus'} />
        {isOn ? texts.savedSearches.isOn : offer}
      </ButtonLink>
      {fulfils && isHydrated && isSignedIn && here + hash === wish && (
        <SearchWish key={key} here={here} wish={wish} />
      )}
    </>
  )
}
