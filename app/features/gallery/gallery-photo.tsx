import type { MouseEvent } from 'react'
import { PhotoSources } from '#app/ui/photo-sources.tsx'
import { photoPath } from '#contract/listing/pictures.ts'
import * as pictureStyles from '#app/ui/picture.module.css'

type GalleryPhotoProps = {
  photo: string
  alt: string
  isFirst: boolean
  /** Takes half of the mosaic or more. */
  isLarge: boolean
  onOpen: (event: MouseEvent) => void
}

const largeSizes = '(min-width: 80em) 640px, (min-width: 48em) 50vw, 100vw'
const smallSizes = '(min-width: 80em) 304px, (min-width: 48em) 25vw, 100vw'

export function GalleryPhoto({ photo, alt, isFirst, isLarge, onOpen }: GalleryPhotoProps) {
  const sizes = isLarge ? largeSizes : smallSizes
  return (
    <a className={pictureStyles.picture} href={photoPath(photo)} onClick={onOpen}>
      <picture>
        <PhotoSources photo={photo} sizes={sizes} />
        <img
          src={photoPath(photo)}
          alt={alt}
          width={800}
          height={600}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </a>
  )
}
