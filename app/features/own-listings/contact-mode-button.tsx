import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Icon } from '#app/ui/icon.tsx'
import { contactModes } from '#contract/options.ts'

/** Switches between showing the number and being asked first. */
export function ContactModeButton({ listing: { id, contactMode } }: { listing: OwnListingRow }) {
  const { run } = useCall({ refreshes: 'done', toasts: 'both' })
  const other = contactMode === 'ask' ? 'show' : 'ask'
  const change = () => run('/api/prop/contact-mode', { id, contact_mode: other })

  return (
    <button type="button" onClick={change}>
      <Icon name="phone" />
      {contactModes.labels[other]}
    </button>
  )
}
