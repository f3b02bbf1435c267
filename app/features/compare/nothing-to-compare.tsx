import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { comparedListings, comparePath } from '#app/features/compare/compared-listings.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'

/** For an address without listings: those chosen in this browser, or how to choose some. */
export function NothingToCompare() {
  const chosen = comparedListings.use()
  const navigate = useNavigate()
  const path = chosen.length > 0 ? comparePath(chosen) : undefined

  useEffect(() => {
    if (path) navigate(path, { replace: true })
  }, [path, navigate])

  if (path) return null
  return (
    <Empty
      title="Nothing to compare yet"
      text="Tick Compare on up to four properties and see them side by side."
    >
      <ButtonLink to="/search">Search</ButtonLink>
    </Empty>
  )
}
