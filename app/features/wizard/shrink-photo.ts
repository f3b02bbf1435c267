/** The server keeps no more than 1920 pixels in width; some room for the crops of cards. */
const MAX_EDGE = 2_560
/** Below this an upload is quick enough as it is. */
const WORTH_BYTES = 1_500_000

/** A large photo in a size that a slow network can carry; the file itself where that is no gain. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size < WORTH_BYTES) return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [bitmap.width * scale, bitmap.height * scale].map(Math.round)
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
    const pen = canvas.getContext('2d')
    if (!pen) return file
    // A JPEG would show what is transparent as black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
    return smaller.size < file.size ? smaller : file
  } catch {
    // The server reads pictures that some browsers do not.
    return file
  }
}
