import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShowSaved } from '#app/features/wizard/save-status.ts'
import { SentenceFill } from '#app/features/wizard/sentence-fill.tsx'
import { FooterBar } from '#app/features/wizard/step-footer.tsx'
import { StepSelect } from '#app/features/wizard/step-select.tsx'
import { useBasics } from '#app/features/wizard/use-basics.ts'
import type { Basics } from '#app/features/wizard/use-sentence.ts'
import { stepPath, type Unsaved } from '#app/features/wizard/wizard-draft.ts'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Icon } from '#app/ui/icon.tsx'
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

export type BasicStepProps = {
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
  const { start, draftKey = '', spn, savedAgo } = props
  useShowSaved({ spn, savedAgo })
  const { answers, sentence, choose, forget } = useBasics(props)
  const [isTried, setTried] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const { refusal } = sentence
  const { city, category, deal } = answers
  const isComplete =
    isOption(cities, city) && isOption(categories, category) && isOption(deals, deal)
  const isOtherKind = spn && (category !== start.category || deal !== start.deal)

  async function goOn(form: HTMLFormElement) {
    if (!isComplete) return focusFirstInvalid(form, () => setTried(true))
    setLeaving(true)
    const draft = { city, category, deal, draftKey, spn, isChanged: spn !== undefined }
    if (spn || sentence.text.trim() === '') return navigate(stepPath('prop_details', draft))
    const begun = await sentence.begin(answers, draftKey)
    if (begun) {
      forget()
      await navigate(stepPath('prop_details', { ...draft, spn: begun }))
    }
    setLeaving(false)
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
      <BasicFields answers={answers} isTried={isTried} onChoose={choose} />
      {isOtherKind && <Banner role="status">{texts.wizard.otherKind}</Banner>}
      <FooterBar trouble={refusal}>
        <Button
          type="submit"
          busy={isLeaving}
          className={isComplete ? undefined : footerStyles.notReady}
        >
          {refusal ? 'Try again' : 'Save & Continue'}
        </Button>
      </FooterBar>
    </form>
  )
}

type BasicFieldsProps = {
  answers: Basics
  isTried: boolean
  onChoose: (chosen: Partial<Basics>) => void
}

function BasicFields({ answers, isTried, onChoose }: BasicFieldsProps) {
  const field = (name: keyof Basics) => ({
    name,
    required: true,
    value: answers[name],
    error: isTried && !answers[name] ? texts.validation.empty : undefined,
    onValue: (value: string) => onChoose({ [name]: value }),
  })
  return (
    <>
      <StepSelect label="City" items={cities.items} {...field('city')} />
      <ChoiceCards
        label="Property category"
        items={kinds.map((card) => ({ ...card, icon: <Icon name={card.icon} /> }))}
        {...field('category')}
      />
      <ChoiceCards
        label="Property status"
        items={wishes.map((card) => ({ ...card, icon: <Icon name={card.icon} /> }))}
        {...field('deal')}
      />
    </>
  )
}
