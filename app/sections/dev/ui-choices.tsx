import { useState } from 'react'
import { AppliedChip } from '#app/ui/applied-chip.tsx'
import { Check, Radio } from '#app/ui/check.tsx'
import { ChipChoice, ChipChoices, ChipLinks } from '#app/ui/chips.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RangeSlider } from '#app/ui/range-slider.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { LinkTabs, Tabs } from '#app/ui/tabs.tsx'
import { Toggle, ToggleLinks } from '#app/ui/toggle.tsx'
import { formatPrice, priceSteps } from '#contract/format/money.ts'
import { emiLimits } from '#contract/limits.ts'
import { bhks, categories, furnishings, tenants } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/sections/dev/ui.module.css'

const icons = ['sofa', 'house', 'square-dashed'] as const
const histogram = priceSteps.map((_, place) => Math.round(60 * Math.sin(place / 9) ** 2))

/** Controls that show all of their choices at once. */
export function ChoiceSamples() {
  return (
    <section>
      <h2>Choices</h2>
      <ChipChoice label="BHK" items={bhks.items} defaultValue={bhks.values[2]} />
      <ChipChoices
        label="Preferred tenants"
        items={tenants.items}
        defaultValues={tenants.values.slice(1, 3)}
        help="Any One hides the other choices."
      />
      <ChipChoice
        label="With an error"
        required
        items={[
          { value: 'a', label: 'Hoverable' },
          { value: 'b', label: 'Disabled', disabled: true },
        ]}
        error={texts.validation.empty}
      />
      <ChipLinks
        label="My listings by status"
        links={[
          { to: '?status=all', label: 'All', count: 9, current: true },
          { to: '?status=active', label: 'Active', count: 3, current: false },
        ]}
      />
      <AppliedSamples />
      <ChoiceCards
        label="Furnishing"
        required
        defaultValue={furnishings.values[1]}
        items={furnishings.items.map((item, place) => {
          const icon = icons[place % icons.length] ?? 'house'
          return { ...item, note: 'A word about it', icon: <Icon name={icon} /> }
        })}
      />
      <div className={styles.samples}>
        <Toggle label="Category" items={categories.items} defaultValue="residential" />
        <ToggleLinks
          label="Deal"
          links={[
            { to: '?deal=rent', label: 'Rent', current: true },
            { to: '?deal=buy', label: 'Buy', current: false },
          ]}
        />
        <Check label="Checked" defaultChecked />
        <Check label="Empty" />
        <Check label="Disabled" disabled />
        <Radio label="Radio" name="radio-sample" defaultChecked />
        <Radio label="Other" name="radio-sample" />
      </div>
      <SliderSamples />
      <TabSamples />
    </section>
  )
}

function AppliedSamples() {
  const [applied, setApplied] = useState(['3 BHK', '₹ 80 Lakh – ₹ 2 Cr'])
  return (
    <div className={styles.samples}>
      {applied.map((filter) => (
        <AppliedChip
          key={filter}
          onRemove={() => setApplied(applied.filter((each) => each !== filter))}
        >
          {filter}
        </AppliedChip>
      ))}
    </div>
  )
}

function SliderSamples() {
  return (
    <div className={styles.grid3}>
      <RangeSlider
        label="price"
        steps={priceSteps}
        defaultValue={[80_00_000, 2_00_00_000]}
        format={formatPrice}
        histogram={histogram}
      />
      <RangeSlider label="budget" steps={priceSteps} format={formatPrice} />
      <Slider
        label="Interest rate"
        {...emiLimits.rate}
        defaultValue={emiLimits.rate.start}
        format={(rate) => `${rate} %`}
      />
    </div>
  )
}

function TabSamples() {
  return (
    <>
      <Tabs
        label="Sample tabs"
        tabs={[
          { id: 'rent', label: 'Rent', content: <p>What is for rent.</p> },
          { id: 'buy', label: 'Buy', content: <p>What is for sale.</p> },
        ]}
      />
      <LinkTabs
        label="Sample pages"
        tabs={[
          { to: '?tab=write', label: 'Write', current: true },
          { to: '?tab=preview', label: 'Preview', current: false },
        ]}
      />
    </>
  )
}
