import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { AddressSearch } from '#app/features/wizard/address-search.tsx'
import { StepForm } from '#app/features/wizard/step-form.tsx'
import { StepSelect } from '#app/features/wizard/step-select.tsx'
import { type Point, usePin } from '#app/features/wizard/use-pin.ts'
import { useStepForm } from '#app/features/wizard/use-step-form.ts'
import {
  type DraftAnswers,
  textAnswer,
  type WizardDraft,
} from '#app/features/wizard/wizard-draft.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { listingLimits } from '#contract/limits.ts'
import { splitHouseNo } from '#contract/listing/split-house-no.ts'
import { type City, cities } from '#contract/options.ts'
import type { MapArea } from '#contract/search/listing-search.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/location.module.css'
import * as wizardStyles from '#app/features/wizard/wizard.module.css'

type LocationStepProps = {
  draft: WizardDraft
  areas: Record<City, MapArea>
  PinMap: ComponentType<{
    pin: Point | undefined
    target: Point | undefined
    area: MapArea
    onPin: (point: Point) => void
  }>
}

/** Location Details: a pin on the map, and the address that it stands for. */
export function LocationStep({ draft, areas, PinMap }: LocationStepProps) {
  const step = useStepForm('location_details', draft, (answers) => startOf(answers, draft))
  const { form } = step
  const { field, values } = form
  const { city, pin, target, ...at } = usePin(form, draft.city)

  const lat = at.field('l_lat')
  const lng = at.field('l_long')
  // The coordinates are folded away, so what is wrong with them is said at the map.
  const wrong = lat.error ?? lng.error
  const pinError = wrong === texts.validation.empty ? texts.wizard.pinMissing : wrong

  const split = values.house_no.trim() ? undefined : splitHouseNo(values.full_address)

  function keepPrivate() {
    if (!split) return
    form.change('house_no', split.houseNo)
    form.change('full_address', split.address)
  }

  return (
    <StepForm step={step} name="location_details" draft={draft}>
      <StepSelect label="City" required items={cities.items} {...at.field('city')} />
      <div className={styles.map}>
        <AddressSearch city={city} onPlace={at.choose} error={pinError} />
        <PinMap pin={pin} target={target} area={areas[city]} onPin={at.place} />
        {lat.help && (
          <div className={styles.fromSentence}>
            {lat.help}
            <p>{texts.wizard.moveToGate}</p>
          </div>
        )}
        <PinNotes notes={at.notes} onAccept={at.acceptAddress} />
        <Coordinates lat={lat} lng={lng} />
      </div>
      <TextField
        label="House or flat number"
        maxLength={listingLimits.houseNoChars}
        autoComplete="off"
        {...field('house_no', texts.wizard.houseNoHint)}
      />
      <TextArea
        label="Full address"
        required
        rows={2}
        maxLength={listingLimits.addressChars}
        {...field('full_address', texts.wizard.addressHint)}
      />
      {split && (
        <Suggestion label={texts.wizard.moveHouseNo} onAccept={keepPrivate}>
          {texts.wizard.houseNoInAddress(split.houseNo)}
        </Suggestion>
      )}
    </StepForm>
  )
}

type CoordinateField = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'error' | 'onValue' | 'onBlur'
>

/** Fields for coordinates that are known from elsewhere. */
function Coordinates({ lat, lng }: { lat: CoordinateField; lng: CoordinateField }) {
  return (
    <details className={styles.coordinates}>
      <summary>{texts.wizard.enterCoordinates}</summary>
      <div className={wizardStyles.pair}>
        <TextField label="Latitude" inputMode="decimal" {...lat} help={undefined} />
        <TextField label="Longitude" inputMode="decimal" {...lng} help={undefined} />
      </div>
    </details>
  )
}

type PinNotesProps = { notes: ReturnType<typeof usePin>['notes']; onAccept: () => void }

function PinNotes({ notes: { message, warning, suggested }, onAccept }: PinNotesProps) {
  return (
    <>
      {message && <Banner role="alert">{message}</Banner>}
      {warning && (
        <Banner tone="wait" role="alert">
          {warning}
        </Banner>
      )}
      {suggested && (
        <Suggestion label="Use this address" onAccept={onAccept}>
          The pin stands at: {suggested}
        </Suggestion>
      )}
    </>
  )
}

type SuggestionProps = { label: string; onAccept: () => void; children: ReactNode }

function Suggestion({ label, onAccept, children }: SuggestionProps) {
  return (
    <Banner role="status">
      <p>{children}</p>
      <div className={wizardStyles.choice}>
        <Button small variant="quiet" onClick={onAccept}>
          {label}
        </Button>
      </div>
    </Banner>
  )
}

function startOf(answers: DraftAnswers, { city }: WizardDraft) {
  return {
    city: textAnswer(answers, 'city') || city,
    house_no: textAnswer(answers, 'house_no'),
    full_address: textAnswer(answers, 'full_address'),
    l_lat: textAnswer(answers, 'l_lat'),
    l_long: textAnswer(answers, 'l_long'),
  }
}
