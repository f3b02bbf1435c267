import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShowSaved } from '#app/features/wizard/save-status.ts'
import { SentenceFill } from '#app/features/wizard/sentence-fill.tsx'
import { StepSelect } from '#app/features/wizard/step-select.tsx'
import { type Basics, useSentence } from '#app/features/wizard/use-sentence.ts'
import { stepPath } from '#app/features/wizard/wizard-draft.ts'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as messages from '#contract/messages.ts'
import { isOption } from '#contract/option-list.ts'
import { categories, cities, deals } from '#contract/options.ts'
import * as footerStyles from '#app/features/wizard/step-footer.module.css'
import * as styles from '#app/features/wizard/wizard.module.css'

const kinds = [
  { value: 'residential', label: 'Residential', note: 'Flats, floors, houses', icon: 'house' },
  { value: 'commercial', label: 'Commercial', note: 'Shops, offices, warehouses', icon: 'store' },
] as const

const wishes = [
  { value: 'rent', label: 'Rent', note: 'Find a tenant', icon: 'key-round' },
  { value: 'resale', label: 'Resale', note: 'Find a buyer', icon: 'hand-coins' },
] as const

type BasicStepProps = {
  /** What is chosen at first; '' where nothing is. */
  start: Basics
  /** Idempotency key of a listing that begins here. */
  draftKey: string | undefined
  /** The number of a saved draft whose basic details are changed. */
  spn?: string | undefined
  /** Milliseconds since that draft was saved. */
  savedAgo?: number | undefined
}

/** Basic Details: city, category and status. They are no call but travel with every other step. */
export function BasicStep({ start, draftKey = '', spn, savedAgo }: BasicStepProps) {
  useShowSaved({ spn, savedAgo })
  const [answers, setAnswers] = useState(start)
  const [byHand, setByHand] = useState<Partial<Basics>>({})
  const sentence = useSentence(byHand, (said) => setAnswers((now) => ({ ...now, ...said })))
  const [isTried, setTried] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const { city, category, deal } = answers
  const isComplete =
    isOption(cities, city) && isOption(categories, category) && isOption(deals, deal)
  const isOtherKind = spn && (category !== start.category || deal !== start.deal)
  const error = (answer: string) => (isTried && !answer ? messages.validation.empty : undefined)

  async function goOn(form: HTMLFormElement) {
    if (!isComplete) return focusFirstInvalid(form, () => setTried(true))
    setLeaving(true)
    const draft = { city, category, deal, draftKey, spn, isChanged: spn !== undefined }
    if (spn || sentence.text.trim() === '') return navigate(stepPath('prop_details', draft))
    const begun = await sentence.begin(answers, draftKey)
    if (begun) await navigate(stepPath('prop_details', { ...draft, spn: begun }))
    setLeaving(false)
  }

  function choose(chosen: Partial<Basics>) {
    setAnswers({ ...answers, ...chosen })
    setByHand({ ...byHand, ...chosen })
  }

  return (
    // Without JavaScript the answers go to the same address.
    <form
      className={styles.fields}
      action="/list-property/prop_details"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn(event.currentTarget)
      }}
    >
      <input
        type="hidden"
        {...(spn ? { name: 'id', value: spn } : { name: 'key', value: draftKey })}
      />
      {!spn && <SentenceFill sentence={sentence} />}
      <StepSelect
        label="City"
        name="city"
        required
        items={cities.items}
        value={city}
        error={error(city)}
        onValue={(value) => choose({ city: value })}
      />
      <ChoiceCards
        label="Property category"
        name="category"
        required
        items={kinds.map((card) => ({ ...card, icon: <Icon name={card.icon} /> }))}
        value={category}
        error={error(category)}
        onValue={(value) => choose({ category: value })}
      />
      <ChoiceCards
        label="Property status"
        name="deal"
        required
        items={wishes.map((card) => ({ ...card, icon: <Icon name={card.icon} /> }))}
        value={deal}
        error={error(deal)}
        onValue={(value) => choose({ deal: value })}
      />
      {isOtherKind && <Notice role="status">{messages.wizard.otherKind}</Notice>}
      <div className={footerStyles.footer} data-dock="">
        {sentence.refusal && (
          <Notice tone="bad" role="alert" className={footerStyles.trouble}>
            {sentence.refusal}
          </Notice>
        )}
        <TextLink to="/help" className={footerStyles.help}>
          <Icon name="message-circle-question-mark" />
          Need Help
        </TextLink>
        <div className={footerStyles.forward}>
          <Button
            type="submit"
            busy={isLeaving}
            className={isComplete ? undefined : footerStyles.notReady}
          >
            {sentence.refusal ? 'Try again' : 'Save & Continue'}
          </Button>
        </div>
      </div>
    </form>
  )
}
