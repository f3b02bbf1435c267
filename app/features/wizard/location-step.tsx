import { type ComponentType, useState } from 'react'
import { AddressSearch } from '#app/features/wizard/address-search.tsx'
import { StepForm } from '#app/features/wizard/step-form.tsx'
import { StepSelect } from '#app/features/wizard/step-select.tsx'
import { usePinAddress } from '#app/features/wizard/use-pin-address.ts'
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
import { isOption } from '#contract/options/option-list.ts'
import { type City, cities } from '#contract/options.ts'
import type { MapArea } from '#contract/search/listing-search.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/location.module.css'
import * as wizardStyles from '#app/features/wizard/wizard.module.css'

type Point = { lat: number; lng: number }

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
  const city = isOption(cities, values.city) ? values.city : draft.city
  const pin = pointOf(values.l_lat, values.l_long)
  const [target, setTarget] = useState<Point>()
  const { notes, ...pinAddress } = usePinAddress(values.full_address, (address) =>
    form.change('full_address', address),
  )

  const split = values.house_no.trim() ? undefined : splitHouseNo(values.full_address)

  function keepPrivate() {
    if (!split) return
    form.change('house_no', split.houseNo)
    form.change('full_address', split.address)
  }

  function movePin({ lat, lng }: Point) {
    const rounded = { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) }
    form.change('l_lat', `${rounded.lat}`)
    form.change('l_long', `${rounded.lng}`)
    return rounded
  }

  /** Coordinates that are typed and another city are checked too, but fill in no address. */
  function check(next: Partial<typeof values>) {
    const { city: chosen, l_lat, l_long } = { ...values, ...next }
    const point = pointOf(l_lat, l_long)
    if (point && isOption(cities, chosen)) pinAddress.ask(chosen, point, { mayFill: false })
  }

  function typed(name: 'city' | 'l_lat' | 'l_long') {
    return {
      ...field(name),
      onValue(value: string) {
        form.change(name, value)
        check({ [name]: value })
      },
    }
  }

  return (
    <StepForm step={step} name="location_details" draft={draft}>
      <StepSelect label="City" required items={cities.items} {...typed('city')} />
      <div className={styles.map}>
        <AddressSearch
          city={city}
          onPlace={({ lat, lng, address, city: there = city }) => {
            form.change('city', there)
            setTarget(movePin({ lat, lng }))
            pinAddress.take(address)
            pinAddress.ask(there, { lat, lng }, { mayFill: false })
          }}
        />
        <PinMap
          pin={pin}
          target={target}
          area={areas[city]}
          onPin={(point) => pinAddress.ask(city, movePin(point))}
        />
        {notes.message && <Banner role="alert">{notes.message}</Banner>}
        {notes.warning && (
          <Banner tone="wait" role="alert">
            {notes.warning}
          </Banner>
        )}
        {notes.suggested && (
          <Banner role="status">
            <p>The pin stands at: {notes.suggested}</p>
            <div className={wizardStyles.choice}>
              <Button small variant="quiet" onClick={pinAddress.accept}>
                Use this address
              </Button>
            </div>
          </Banner>
        )}
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
        <Banner role="status">
          <p>{texts.wizard.houseNoInAddress(split.houseNo)}</p>
          <div className={wizardStyles.choice}>
            <Button small variant="quiet" onClick={keepPrivate}>
              {texts.wizard.moveHouseNo}
            </Button>
          </div>
        </Banner>
      )}
      <div className={wizardStyles.pair}>
        <TextField label="Latitude" required inputMode="decimal" {...typed('l_lat')} />
        <TextField label="Longitude" required inputMode="decimal" {...typed('l_long')} />
      </div>
    </StepForm>
  )
}

function pointOf(lat: string, lng: string): Point | undefined {
  const point = { lat: Number(lat), lng: Number(lng) }
  const isPoint =
    lat.trim() && lng.trim() && Math.abs(point.lat) <= 85 && Math.abs(point.lng) <= 180
  return isPoint ? point : undefined
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
