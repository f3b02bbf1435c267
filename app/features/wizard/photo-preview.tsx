import { useState } from 'react'
import { useOnline } from '#app/features/wizard/use-online.ts'

type PreviewProps = { src: string; name: string; quarters?: number | undefined }

/** As in the style sheet: how much a picture on its side grows to fill the frame. */
const FRAME_RATIO = 4 / 3

/**
 * A file that is no picture shows nothing; a picture that could not be fetched is fetched when the
 * network is back.
 */
export function PhotoPreview({ src, name, quarters = 0 }: PreviewProps) {
  const [isBroken, setBroken] = useState(false)
  useOnline(() => setBroken(false))
  if (isBroken) return null
  const turned = { rotate: `${-90 * quarters}deg`, scale: quarters % 2 ? FRAME_RATIO : 1 }
  const style = quarters > 0 ? turned : undefined
  return (
    <img src={src} style={style} alt={name} draggable={false} onError={() => setBroken(true)} />
  )
}
