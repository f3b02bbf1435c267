export type Size = { width: number; height: number }

/** How a picture is cropped to a square: how close, and where, each from 0 (start) to 1 (end). */
export type Crop = { zoom: number; x: number; y: number }

/** A portrait's face is above its middle more often than below. */
export const startCrop: Crop = { zoom: 1, x: 0.5, y: 0.4 }
export const maxZoom = 3

/** The square of the picture that stays, in its own pixels. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** The crop after the picture was moved by a part of the square's side. */
export function moveCrop(size: Size, crop: Crop, { right, down }: { right: number; down: number }) {
  const { side } = cropSquare(size, crop)
  return {
    ...crop,
    x: within(crop.x - partOf(right * side, size.width - side)),
    y: within(crop.y - partOf(down * side, size.height - side)),
  }
}

function partOf(distance: number, room: number) {
  return room < 1 ? 0 : distance / room
}

function within(part: number) {
  return Math.min(1, Math.max(0, part))
}
