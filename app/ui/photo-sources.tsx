import { photoFormats, photoSrcSet } from '#contract/listing/pictures.ts'

/** The modern formats of a photo, for the browser to choose from; the `img` beside them is a JPG. */
export function PhotoSources({ photo, sizes }: { photo: string; sizes: string }) {
  return photoFormats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={photoSrcSet(photo, format)}
      sizes={sizes}
    />
  ))
}
