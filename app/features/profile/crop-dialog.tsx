import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Crop, cropSquare, maxZoom, moveCrop, startCrop } from '#app/features/profile/crop.ts'
import { cropPicture } from '#app/features/profile/crop-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Slider } from '#app/ui/slider.tsx'
import * as styles from '#app/features/profile/profile.module.css'

type CropDialogProps = {
  /** An address of the chosen picture. */
  url: string
  onCancel: () => void
  onUnreadable: () => void
  onCut: (photo: Blob) => void
}

const steps: Record<string, { right: number; down: number }> = {
  ArrowLeft: { right: -0.05, down: 0 },
  ArrowRight: { right: 0.05, down: 0 },
  ArrowUp: { right: 0, down: -0.05 },
  ArrowDown: { right: 0, down: 0.05 },
}

/** Chooses the square of a picture that becomes the photo. */
export function CropDialog({ url, onCancel, onUnreadable, onCut }: CropDialogProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState({ width: 1, height: 1 })
  const [crop, setCrop] = useState<Crop>(startCrop)
  const [busy, setBusy] = useState(false)

  async function use() {
    if (!picture.current) return
    setBusy(true)
    await cropPicture(picture.current, crop).then(onCut, onUnreadable)
  }

  return (
    <Dialog
      open
      sheet
      onClose={onCancel}
      title="Your photo"
      foot={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button busy={busy} onClick={use}>
            Use this photo
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <CropFrame onMove={(by) => setCrop((now) => moveCrop(size, now, by))}>
          <img
            ref={picture}
            src={url}
            alt=""
            draggable={false}
            style={placed(size, crop)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            onError={onUnreadable}
          />
        </CropFrame>
        <Slider
          label="Zoom"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          format={(zoom) => `${Math.round(zoom * 100)}%`}
          onValue={(zoom) => setCrop((now) => ({ ...now, zoom }))}
        />
      </div>
    </Dialog>
  )
}

type Move = { right: number; down: number }
type CropFrameProps = { onMove: (by: Move) => void; children: React.ReactNode }

function CropFrame({ onMove, children }: CropFrameProps) {
  function drag(event: PointerEvent<HTMLButtonElement>) {
    const frame = event.currentTarget
    if (!frame.hasPointerCapture(event.pointerId)) return
    const side = frame.clientWidth
    onMove({ right: event.movementX / side, down: event.movementY / side })
  }

  function step(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onMove(by)
  }

  return (
    <button
      type="button"
      className={styles.cropFrame}
      aria-label="Move the photo: drag it or use the arrow keys"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
    >
      {children}
    </button>
  )
}

/** Style that shows exactly the cropped square in the frame. */
function placed(size: { width: number; height: number }, crop: Crop) {
  const { left, top, side } = cropSquare(size, crop)
  return {
    width: `${(size.width / side) * 100}%`,
    left: `${(-left / side) * 100}%`,
    top: `${(-top / side) * 100}%`,
  }
}
