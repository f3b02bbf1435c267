import { useState } from 'react'
import type { FamilyList } from '#app/features/family/family-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'

const FamilyDialog = lazyComponent(
  async () => (await import('#app/features/family/family-dialog.tsx')).FamilyDialog,
)

/** The button that opens the dialog of the family list. */
export function ShareFamily({ family }: { family: FamilyList | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const count = family?.relatives.length ?? 0
  return (
    <>
      <Button
        variant="quiet"
        className="needs-script"
        onPointerEnter={FamilyDialog.prepare}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="users" />
        {count > 0 ? `Family (${count})` : 'Share with family'}
      </Button>
      {isOpen && <FamilyDialog family={family} onClose={() => setIsOpen(false)} />}
    </>
  )
}
