import { SpeakButtons } from '#app/features/wizard/speech/speak-buttons.tsx'
import type { ReadSentence, useSentence } from '#app/features/wizard/use-sentence.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { sentenceLimits } from '#contract/limits.ts'
import * as styles from '#app/features/wizard/sentence-fill.module.css'

type Sentence = ReturnType<typeof useSentence>

const examples = [
  '2bhk 3rd floor dwarka sec 12 25k rent semi furnished, car parking, families only',
  '3 bhk builder floor uttam nagar 65 lakh 100 gaj lift freehold',
  'दुकान किराये पर 200 वर्ग फुट मेन रोड रोहिणी 20 हजार',
]

/** The quick way: one sentence about the property, and what the form takes from it. */
export function SentenceFill({ sentence }: { sentence: Sentence }) {
  const { text, read, trouble, isReading } = sentence
  return (
    <section className={styles.fill} aria-label="Describe it in one sentence">
      <TextArea
        label="Describe it in one sentence"
        help="English, Hinglish or हिन्दी. We fill in the form, you check it."
        name="sentence"
        rows={3}
        maxLength={sentenceLimits.chars}
        placeholder={examples[0]}
        value={text}
        error={trouble}
        onValue={sentence.type}
      />
      <SpeakButtons onWords={(words) => sentence.add(words)} />
      {text === '' && <Examples onChoose={sentence.type} />}
      <div className={styles.outcome} aria-live="polite" aria-busy={isReading}>
        {isReading && !read && (
          <p className={styles.reading}>
            <Spinner /> Reading …
          </p>
        )}
        {read && text !== '' && <Outcome read={read} sentence={sentence} />}
      </div>
    </section>
  )
}

function Examples({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <ul className={styles.examples} aria-label="Examples">
      {examples.map((example) => (
        <li key={example}>
          <button type="button" onClick={() => onChoose(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ read, sentence }: { read: ReadSentence; sentence: Sentence }) {
  const { understood, missing, unused } = read
  const used = understood.filter(({ name }) => !sentence.without.includes(name)).length
  const open = missing.reduce((sum, { labels }) => sum + labels.length, 0)

  return (
    <>
      {understood.length > 0 ? (
        <>
          <h2 className={styles.title}>
            <Icon name="circle-check" />
            Understood {used} {used === 1 ? 'answer' : 'answers'}
            {open > 0 && <span className={styles.open}>{open} to go</span>}
          </h2>
          <ul className={styles.answers}>
            {understood.map((answer) => (
              <UnderstoodAnswer
                key={answer.name}
                answer={answer}
                isOut={sentence.without.includes(answer.name)}
                onToggle={() => sentence.toggle(answer.name)}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="soft">Tell us more: rooms, place, price. We fill in what we understand.</p>
      )}
      {unused.length > 0 && (
        <p className={styles.unused}>
          <Icon name="info" />
          <span>
            Not used: {unused.map((words) => `“${words}”`).join(', ')}. You can add it in the next
            steps.
          </span>
        </p>
      )}
      {open > 0 && <MissingAnswers missing={missing} />}
    </>
  )
}

type UnderstoodAnswerProps = {
  answer: ReadSentence['understood'][number]
  /** Left out, because it was read wrongly. */
  isOut: boolean
  onToggle: () => void
}

function UnderstoodAnswer({ answer, isOut, onToggle }: UnderstoodAnswerProps) {
  const { label, value, words } = answer
  return (
    <li className={isOut ? styles.isOut : undefined}>
      <span>
        <span className={styles.label}>{label}</span>
        <b>{value}</b>
        {words && <q>{words}</q>}
      </span>
      <button
        type="button"
        onClick={onToggle}
        aria-label={isOut ? `Use ${label} again` : `Leave out ${label}`}
      >
        <Icon name={isOut ? 'rotate-ccw' : 'x'} />
      </button>
    </li>
  )
}

/** What the steps will ask for: said now, it need not be asked. */
function MissingAnswers({ missing }: Pick<ReadSentence, 'missing'>) {
  return (
    <section className={styles.missing} aria-label="Still missing">
      <h3>Still missing: add it to the sentence, or answer it in the next steps</h3>
      <dl>
        {missing.map(({ step, labels }) => (
          <div key={step}>
            <dt>{step}</dt>
            <dd>{labels.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
