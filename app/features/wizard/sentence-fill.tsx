import { useState } from 'react'
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
        error={trouble || undefined}
        onValue={sentence.type}
      />
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
  const [isOpen, setOpen] = useState(false)
  const count = missing.reduce((sum, { labels }) => sum + labels.length, 0)

  return (
    <>
      {understood.length > 0 ? (
        <>
          <h2 className={styles.title}>
            <Icon name="circle-check" />
            Understood {understood.length} {understood.length === 1 ? 'answer' : 'answers'}
          </h2>
          <ul className={styles.answers}>
            {understood.map(({ name, label, value, words }) => {
              const isOut = sentence.without.includes(name)
              return (
                <li key={name} className={isOut ? styles.isOut : undefined}>
                  <span>
                    <span className={styles.label}>{label}</span>
                    <b>{value}</b>
                    {words && <q>{words}</q>}
                  </span>
                  <button
                    type="button"
                    onClick={() => sentence.toggle(name)}
                    aria-label={isOut ? `Use ${label} again` : `Leave out ${label}`}
                  >
                    <Icon name={isOut ? 'rotate-ccw' : 'x'} />
                  </button>
                </li>
              )
            })}
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
      {count > 0 && (
        <div className={styles.missing}>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            We ask for {count} more {count === 1 ? 'answer' : 'answers'} in the next steps
            <Icon name="chevron-down" />
          </button>
          {isOpen && (
            <dl>
              {missing.map(({ step, labels }) => (
                <div key={step}>
                  <dt>{step}</dt>
                  <dd>{labels.join(', ')}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </>
  )
}
