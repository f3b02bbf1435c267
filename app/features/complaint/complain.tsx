import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import type { ComplaintReason } from '#contract/options.ts'

const ComplaintDialog = lazyComponent(
  async () => (await import('#app/features/complaint/complaint-dialog.tsx')).ComplaintDialog,
)

type ComplainProps = {
  spn: string
  /** The reason, where the button names it already. */
  reason?: ComplaintReason
  label?: string
}

/** Tells us that something is wrong with a listing. */
export function Complain({ spn, reason, label = 'Report this listing' }: ComplainProps) {
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
        {label}
      </Button>
      {isOpen && <ComplaintDialog spn={spn} reason={reason} onClose={() => setOpen(false)} />}
    </>
  )
}
