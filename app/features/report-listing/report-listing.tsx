import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'

const ReportDialog = lazyComponent(
  async () => (await import('#app/features/report-listing/report-dialog.tsx')).ReportDialog,
)

/** Tells us that something is wrong with a listing. */
export function ReportListing({ spn }: { spn: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        small
        className="needs-script"
        onPointerEnter={ReportDialog.prepare}
        onClick={() => setOpen(true)}
      >
        <Icon name="flag" />
        Report this listing
      </Button>
      {isOpen && <ReportDialog spn={spn} onClose={() => setOpen(false)} />}
    </>
  )
}
