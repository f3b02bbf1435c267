import { Pause, Play } from 'lucide-react'

type PauseButtonProps = {
  /** What moves. */
  of: string
  isStopped: boolean
  onChange: (isStopped: boolean) => void
}

/** Stops what moves by itself, and lets it go on. Hidden where less motion is wanted anyway. */
export function PauseButton({ of, isStopped, onChange }: PauseButtonProps) {
  const Icon = isStopped ? Play : Pause
  return (
    <button type="button" className="arrow pause" onClick={() => onChange(!isStopped)}>
      <Icon className="icon" aria-hidden="true" />
      <span className="visually-hidden">
        {isStopped ? 'Play' : 'Pause'}: {of}
      </span>
    </button>
  )
}
