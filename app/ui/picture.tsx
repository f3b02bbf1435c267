import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { PhotoSources } from '#app/ui/photo-sources.tsx'
import { photoPath } from '#contract/listing/pictures.ts'
import * as styles from '#app/ui/picture.module.css'

type PictureProps = {
  alt: string
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes?: string
  width?: number
  height?: number
  /** The first picture of a page: loaded at once and before others. */
  eager?: boolean
  className?: string
  /** What lies on the picture. */
  children?: ReactNode
} & ({ photo: string; src?: undefined } | { src: string; photo?: undefined })

/** A photo (by its key) or a drawing (by its address) in a frame of fixed ratio. */
export function Picture({
  photo,
  src,
  alt,
  sizes = '100vw',
  width = 800,
  height = 600,
  eager = false,
  className,
  children,
}: PictureProps) {
  return (
    <figure className={classes(styles.picture, className)}>
      <picture>
        {photo !== undefined && <PhotoSources photo={photo} sizes={sizes} />}
        <img
          src={photo === undefined ? src : photoPath(photo)}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      {children}
    </figure>
  )
}
