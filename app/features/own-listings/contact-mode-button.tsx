import { call } from '#app/api-client.ts'
import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { contactModes } from '#contract/options.ts'

/** Turns between showing the number and being asked first. */
export function ContactModeButton({ listing: { id, contactMode } }: { listing: OwnListingRow }) {
  const refresh = useRefresh()
  const toast = useToast()
  const other = contactMode === 'ask' ? 'show' : 'ask'

  async function change() {
    const reply = await call('/api/prop/contact-mode', { _id: id, contact_mode: other })
    if (reply.ok) await refresh()
    else if (reply.code === 401) await leaveForLogin()
    toast(reply.ok ? reply.answer.data.message : reply.message, reply.ok ? 'good' : 'bad')
  }

  return (
    <button type="button" onClick={change}>
      <Icon name="phone" />
      {contactModes.labels[other]}
    </button>
  )
}
