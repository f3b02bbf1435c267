import { useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShowSaved } from '#app/features/wizard/save-status.ts'
import { SentenceFill } from '#app/features/wizard/sentence-fill.tsx'
import { StepSelect } from '#app/features/wizard/step-select.tsx'
import { type Basics, useSentence } from '#app/features/wizard/use-sentence.ts'
import { useUnsaved } from '#app/features/wizard/use-unsaved.ts'
import { stepPath, type Unsaved } from '#app/features/wizard/wizard-draft.ts'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { isOption } from '#contract/options/option-list.ts'
import { categories, cities, deals } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
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
  /** What the owner wrote before, in the search box. */
  written?: string | undefined
  /** Idempotency key of a listing that begins here. */
  draftKey: string | undefined
  /** The number of a saved draft whose basic details are changed. */
  spn?: string | undefined
  /** Milliseconds since that draft was saved. */
  savedAgo?: number | undefined
  /** What was typed here before and not saved. */
  unsaved?: Unsaved | undefined
}

/** Basic Details: city, category and status. They are no call but travel with every other step. */
export function BasicStep(props: BasicStepProps) {
  const { start, written = '', draftKey = '', spn, savedAgo, unsaved } = props
  useShowSaved({ spn, savedAgo })
  const { keeper } = useUnsaved({
    place: { upload_type: 'basic_details' },
    start: { text: '', ...start },
    stored: unsaved,
  })
  const [before] = useState(() => readTyped(keeper.initial?.values))
  const [answers, setAnswers] = useState({ ...start, ...before.basics })
  const [byHand, setByHand] = useState<Partial<Basics>>(before.basics)
  const sentence = useSentence({
    text: written || before.text,
    byHand,
    onBasics: (said) => setAnswers((now) => ({ ...now, ...said })),
    onText: (text) => note(text, byHand),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what only this device knows is read once
  useLayoutEffect(() => {
    if (written) {
      note(written, byHand)
      // From now on it is kept like anything typed here: a reload must not bring the first words back.
      return window.history.replaceState(window.history.state, '', window.location.pathname)
    }
    const onDevice = spn ? undefined : keeper.read()
    if (!onDevice) return
    const { text, basics } = readTyped(onDevice.values)
    sentence.restore(text)
    setAnswers((now) => ({ ...now, ...basics }))
    setByHand(basics)
  }, [])

  /** The basic details of a saved draft are kept by the address until the next save. */
  function note(text: string, chosen: Partial<Basics>) {
    if (!spn) keeper.note({ text, ...start, ...chosen })
  }

  const [isTried, setTried] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const { city, category, deal } = answers
  const isComplete =
    isOption(cities, city) && isOption(categories, category) && isOption(deals, deal)
  const isOtherKind = spn && (category !== start.category || deal !== start.deal)
  const error = (answer: string) => (isTried && !answer ? texts.validation.empty : undefined)

  async function goOn(form: HTMLFormElement) {
    if (!isComplete) return focusFirstInvalid(form, () => setTried(true))
    setLeaving(true)
    const draft = { city, category, deal, draftKey, spn, isChanged: spn !== undefined }
    if (spn || sentence.text.trim() === '') return navigate(stepPath('prop_details', draft))
    const begun = await sentence.begin(answers, draftKey)
    if (begun) {
      keeper.forget()
      await navigate(stepPath('prop_details', { ...draft, spn: begun }))
    }
    setLeaving(false)
  }

  function choose(chosen: Partial<Basics>) {
    setAnswers({ ...answers, ...chosen })
    setByHand({ ...byHand, ...chosen })
    note(sentence.text, { ...byHand, ...chosen })
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
      {isOtherKind && <Banner role="status">{texts.wizard.otherKind}</Banner>}
      <div className={footerStyles.footer} data-dock="">
        {sentence.refusal && (
          <Banner tone="bad" role="alert" className={footerStyles.trouble}>
            {sentence.refusal}
          </Banner>
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

function readTyped(values: Record<string, unknown> = {}) {
  const { text, city, category, deal } = values
  return {
    text: typeof text === 'string' ? text : '',
    basics: {
      ...(isOption(cities, city) && { city }),
      ...(isOption(categories, category) && { category }),
      ...(isOption(deals, deal) && { deal }),
    },
  }
}
