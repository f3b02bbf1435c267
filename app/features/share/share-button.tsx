import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { type ShowToast, useToast } from '#app/ui/toast.tsx'

type ShareButtonProps = {
  title: string
  /** The path of what is shared; it may carry a query. */
  path: string
  /** Only the icon, for where it lies on a photo. */
  round?: boolean
}

/** Hands the link to the phone's own sharing, or copies it. */
export function ShareButton({ title, path, round = false }: ShareButtonProps) {
  const toast = useToast()
  const share = () => shareLink({ title, url: new URL(path, location.href).href }, toast)
  const icon = <Icon name="share-2" />

  if (round) {
    return (
      <IconButton label="Share" className="needs-script" onClick={share}>
        {icon}
      </IconButton>
    )
  }
  return (
    <Button variant="plain" className="needs-script" onClick={share}>
      {icon}
      Share
    </Button>
  )
}

async function shareLink(link: { title: string; url: string }, toast: ShowToast) {
  if (navigator.share) {
    // Closing the phone's sheet without a choice is no failure.
    await navigator.share(link).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(link.url)
    toast('Link copied')
  } catch {
    toast(link.url, 'bad')
  }
}
