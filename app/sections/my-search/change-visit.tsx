import { useRefresh } from '#app/browser/use-refresh.ts'
import type { SeekerVisit } from '#app/features/my-search/visit-rows.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'

const VisitDialog = lazyComponent(
  async () => (await import('#app/features/visit/visit-dialog.tsx')).VisitDialog,
)

type ChangeVisitProps = { visit: SeekerVisit; onClose: () => void }

/** Asks the owner for another time, as on the page of the home. */
export function ChangeVisit({ visit, onClose }: ChangeVisitProps) {
  const refresh = useRefresh()
  const { spn, who, id, status, day, time, clock, slotId, line, askedOn } = visit
  return (
    <VisitDialog
      spn={spn}
      who={who}
      back="/my-search"
      visit={{ id, status, day, time, clock, slotId, line, askedOn }}
      onClose={onClose}
      onVisit={() => refresh()}
    />
  )
}
