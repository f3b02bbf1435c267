import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'

const ComplaintDialog = lazyComponent(
  async () => (await import('#app/features/complaint/complaint-dialog.tsx')).ComplaintDialog,
)

/** Tells us that something is wrong with a listing. */
export function Complain({ spn }: { spn: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        small
        className="needs-script"
        onPointerEnter={ComplaintDialog.prepare}
        onClick={() => setOpen(true)}
      >
        <Icon name="flag" />
        Report this listing
      </Button>
      {isOpen && <ComplaintDialog spn={spn} onClose={() => setOpen(false)} />}
    </>
  )
}
