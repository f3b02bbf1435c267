import { comparedListings } from '#app/features/compare/compared-listings.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'

const TrayBar = lazyComponent(
  async () => (await import('#app/features/compare/tray-bar.tsx')).TrayBar,
  { isQuiet: true },
)

/**
 * Appears on every page as soon as a listing is ticked for comparing, and leads to the comparison.
 */
export function CompareTray() {
  const compared = comparedListings.use()
  return compared.length === 0 ? null : <TrayBar compared={compared} />
}
