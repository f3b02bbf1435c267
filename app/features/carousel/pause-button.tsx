import { Icon } from '#app/ui/icon.tsx'

type PauseButtonProps = {
  /** What moves. */
  of: string
  isStopped: boolean
  onChange: (isStopped: boolean) => void
}

/** Stops what moves by itself, and lets it go on. Hidden where less motion is wanted anyway. */
export function PauseButton({ of, isStopped, onChange }: PauseButtonProps) {
  const icon = isStopped ? 'play' : 'pause'
  return (
    <button type="button" className="arrow pause" onClick={() => onChange(!isStopped)}>
      <Icon name={icon} />
      <span className="visually-hidden">
        {isStopped ? 'Play' : 'Pause'}: {of}
      </span>
    </button>
  )
}
