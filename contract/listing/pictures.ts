/** The widths that pages choose from, smallest first. */
export const photoWidths = [320, 640, 960, 1280] as const
/** The width for a whole screen, kept too but not named in every list of pictures. */
export const screenPhotoWidth = 1920
export const photoFormats = ['avif', 'webp'] as const

export type PhotoWidth = (typeof photoWidths)[number] | typeof screenPhotoWidth
export type PhotoFormat = (typeof photoFormats)[number]

/** The picture that every browser can show, 1280 px wide. */
export function photoPath(key: string): string {
  return `/img/${key}.jpg`
}

export function photoVariant(key: string, width: PhotoWidth, format: PhotoFormat): string {
  return `/img/${key}-${width}.${format}`
}

/** All widths in one format, for a source's srcset. */
export function photoSrcSet(key: string, format: PhotoFormat): string {
  return photoWidths.map((width) => `${photoVariant(key, width, format)} ${width}w`).join(', ')
}

/** The same with the width for a whole screen. */
export function screenPhotoSrcSet(key: string, format: PhotoFormat): string {
  const screen = `${photoVariant(key, screenPhotoWidth, format)} ${screenPhotoWidth}w`
  return `${photoSrcSet(key, format)}, ${screen}`
}

/** The key in a path of photoPath; undefined for anything else. */
export function photoKey(path: string): string | undefined {
  return /^\/img\/([A-Za-z0-9_-]{1,64})\.jpg$/.exec(path)?.[1]
}

/** Whether a photo is one of the drawings of the demo data. */
export function isDrawn(photo: string | undefined): boolean {
  return photo?.startsWith('demo-') ?? false
}
