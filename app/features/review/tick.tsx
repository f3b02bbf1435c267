import type { Reasons, Subject } from '#app/features/review/use-reasons.ts'
import { Check } from '#app/ui/check.tsx'

type TickProps = { subject: Subject; name: string; reasons: Reasons }

/** Marks an answer or a picture as to be corrected. */
export function Tick({ subject, name, reasons }: TickProps) {
  const isTicked = reasons.textOf(subject) !== undefined
  return (
    <Check
      label={<span className="visually-hidden">Correct: {name}</span>}
      checked={isTicked}
      onChange={() => (isTicked ? reasons.untick(subject) : reasons.write(subject, ''))}
    />
  )
}
