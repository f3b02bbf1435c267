import { smsLength } from '#contract/format/sms-length.ts'
import { placeholders } from '#contract/schemas/placeholders.ts'
import * as texts from '#contract/texts/sender.ts'
import * as styles from '#app/features/sender/write-panel.module.css'

/** Samples of the usual length. */
const samples = {
  [placeholders.name]: 'Harpreet Singh',
  [placeholders.phone]: '9810012345',
  [placeholders.email]: 'harpreet@example.com',
}

/** How many SMS a text takes, while it is typed. */
export function SmsLength({ text }: { text: string }) {
  const filled = Object.entries(samples).reduce(
    (filled, [placeholder, sample]) => filled.replaceAll(placeholder, sample),
    text,
  )
  const { alphabet, units, parts, left, because } = smsLength(filled)
  return (
    <div className={styles.smsLength}>
      <p>
        <output>{texts.smsLengthText(units, parts, left)}</output>
        {filled !== text && <span className="soft"> {texts.lengthVaries}</span>}
      </p>
      <p className="soft">
        {alphabet === 'Unicode' ? texts.unicodeBecause(because) : texts.gsmAlphabet}
      </p>
    </div>
  )
}
