import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('#app/features/report-listing/report-dialog.tsx')).ReportDialog,
}))

/** Tells us that something is wrong with a listing. */
export function ReportListing({ spn }: { spn: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" small onClick={() => setOpen(true)}>
        <Icon name="flag" />
        Report this listing
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog spn={spn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
