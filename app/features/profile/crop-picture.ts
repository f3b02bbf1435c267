import { type Crop, cropSquare } from '#app/features/profile/crop.ts'

const largestSide = 960

/** The cropped square as a small JPG, so that little has to travel over a slow network. */
export async function cropPicture(picture: HTMLImageElement, crop: Crop): Promise<Blob> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const { left, top, side } = cropSquare(size, crop)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(Math.min(side, largestSide))

  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot save a picture.'))),
      'image/jpeg',
      0.88,
    )
  })
}
