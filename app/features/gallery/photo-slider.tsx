import { type CSSProperties, useRef } from 'react'
import { useTouchTurning } from '#app/features/gallery/use-touch-turning.ts'
import { wrapIndex } from '#app/features/gallery/wrap-index.ts'
import { photoFormats, photoPath, screenPhotoSrcSet } from '#contract/listing/pictures.ts'
import * as styles from '#app/features/gallery/viewer.module.css'

type PhotoSliderProps = {
  photos: readonly string[]
  name: string
  at: number
  onTurn: (by: number) => void
}

/** The photo in large with its neighbours beside it, so that a swipe has something to pull in. */
export function PhotoSlider({ photos, name, at, onTurn }: PhotoSliderProps) {
  const stage = useRef<HTMLDivElement>(null)
  const touch = useTouchTurning(stage, { at, canTurn: photos.length > 1, onTurn })
  const sides = photos.length > 1 ? [-1, 0, 1] : [0]

  return (
    <div ref={stage} className={styles.stage} {...touch}>
      <div key={at} className={styles.stageTrack}>
        {sides.map((side) => {
          const place = wrapIndex(at, side, photos.length)
          const photo = photos[place]
          if (photo === undefined) return null
          return (
            <div
              key={side}
              className={styles.stagePhoto}
              style={{ '--side': side } as CSSProperties}
              aria-hidden={side !== 0}
            >
              <LargePhoto
                photo={photo}
                alt={side === 0 ? `${name}, photo ${place + 1} of ${photos.length}` : ''}
                isNow={side === 0}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}

type LargePhotoProps = { photo: string; alt: string; isNow: boolean }

function LargePhoto({ photo, alt, isNow }: LargePhotoProps) {
  return (
    <picture>
      {photoFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={screenPhotoSrcSet(photo, format)}
          sizes="100vw"
        />
      ))}
      <img
        src={photoPath(photo)}
        alt={alt}
        draggable={false}
        fetchPriority={isNow ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}
