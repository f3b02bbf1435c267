import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { saveSearchHash, saveSearchPath } from '#app/features/saved-searches/save-search-path.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import * as texts from '#contract/texts.ts'

const SearchWish = lazyComponent(
  async () => (await import('#app/features/saved-searches/search-wish.tsx')).SearchWish,
)

type SaveSearchProps = {
  /** The address of the search. */
  href: string
  isSignedIn: boolean
  /** Whether the viewer is told about this search already. */
  isTold: boolean
  isWork: boolean
}

/** Asks to be told about a search. */
export function SaveSearch({ href, isSignedIn, isTold, isWork }: SaveSearchProps) {
  const offer = isWork ? texts.savedSearches.offerWork : texts.savedSearches.offer
  return (
    <ButtonLink
      to={saveSearchPath(href, isSignedIn)}
      variant="quiet"
      className="needs-script"
      preventScrollReset
    >
      <Icon name="bell-plus" />
      {isTold ? texts.savedSearches.isOn : offer}
    </ButtonLink>
  )
}

/** Saves the search of this page when its address asks for it. */
export function WishedSearch({ href, label }: { href: string; label: string }) {
  const { hash: wished, key } = useLocation()
  const [isWished, setWished] = useState(false)
  // The server never sees the fragment.
  useEffect(() => setWished(wished === saveSearchHash), [wished])
  return isWished && <SearchWish key={key} here={href} wish={href + saveSearchHash} label={label} />
}
