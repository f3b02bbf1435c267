import { formatRupees } from '#contract/format/money.ts'
import * as styles from '#app/features/emi/emi.module.css'

type Share = { label: string; amount: number }

type CalculatorResultProps = {
  label: string
  sum: number
  /** What the result begins with: the loan, or the amount invested. */
  part: Share
  /** What comes on top of it: interest or gain. `word` names its share in the drawing. */
  rest: Share & { word: string }
  total?: Share
}

const ring = { at: 68, r: 54, width: 18 }
const around = 2 * Math.PI * ring.r

/** The sum in large, and how it is made up. */
export function CalculatorResult({ label, sum, part, rest, total }: CalculatorResultProps) {
  const share = rest.amount / (part.amount + rest.amount)
  const percent = Math.round(share * 100)

  return (
    <div className={styles.emiResult}>
      <p className={styles.sum} aria-live="polite">
        <span>{label}</span>
        <strong className="number">{formatRupees(sum)}</strong>
      </p>
      <svg
        viewBox="0 0 136 136"
        role="img"
        aria-label={`${rest.label} is ${percent} percent of the total`}
      >
        <circle className={styles.ringPart} cx={ring.at} cy={ring.at} r={ring.r} />
        <circle
          className={styles.ringRest}
          cx={ring.at}
          cy={ring.at}
          r={ring.r}
          strokeDasharray={`${(share * around).toFixed(1)} ${around.toFixed(1)}`}
          transform={`rotate(-90 ${ring.at} ${ring.at})`}
        />
        <text className={styles.ringPercent} x={ring.at} y="66">
          {percent}%
        </text>
        <text className={styles.ringWord} x={ring.at} y="84">
          {rest.word}
        </text>
      </svg>
      <dl>
        <Line {...part} isDrawn />
        <Line {...rest} isDrawn isRest />
        {total && <Line {...total} />}
      </dl>
    </div>
  )
}

type LineProps = Share & {
  /** Whether the ring shows it: the line then has the colour of its part. */
  isDrawn?: boolean
  isRest?: boolean
}

function Line({ label, amount, isDrawn, isRest }: LineProps) {
  return (
    <div>
      <dt>
        {isDrawn && <i className={isRest ? styles.isRest : undefined} />}
        {label}
      </dt>
      <dd className="number">{formatRupees(amount)}</dd>
    </div>
  )
}
