import { useCopy } from '#app/browser/use-copy.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { linkCopied } from '#contract/texts/share.ts'

type ShareButtonProps = {
  title: string
  /** The path of what is shared; it may carry a query. */
  path: string
  /** Only the icon, for where it lies on a photo. */
  round?: boolean
}

/** Hands the link to the phone's own sharing, or copies it. */
export function ShareButton({ title, path, round = false }: ShareButtonProps) {
  const copy = useCopy()
  const icon = <Icon name="share-2" />

  function share() {
    const url = new URL(path, location.href).href
    if (!navigator.share) return copy(url, linkCopied)
    // Closing the phone's sheet without a choice is no failure.
    return navigator.share({ title, url }).catch(() => undefined)
  }

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
