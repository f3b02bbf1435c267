import { AreaField } from '#app/features/wizard/area-field.tsx'
import { ChipList } from '#app/features/wizard/chip-list.tsx'
import { StepForm } from '#app/features/wizard/step-form.tsx'
import { StepSelect } from '#app/features/wizard/step-select.tsx'
import { type StepControl, useStepForm } from '#app/features/wizard/use-step-form.ts'
import { type DraftAnswers, fieldsOf, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { ChipChoice } from '#app/ui/chips.tsx'
import * as options from '#contract/options.ts'
import {
  hasManyRooms,
  hasPapers,
  homeFeaturesFor,
  isBuilt,
  isCommercial,
  isHome,
  isResale,
  propertyTypesFor,
} from '#contract/schemas/listing-scope.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/wizard.module.css'

const answersOf = fieldsOf({
  texts: [
    'property_type',
    'bhk',
    'bedrooms',
    'ownership_type',
    'building_type_coo',
    'build_up_area',
    'plot_area',
    'build_up_area_typed',
    'plot_area_typed',
    'property_age',
    'facing',
    'floor',
    'total_floor',
  ],
  lists: ['other_feature', 'home_features'],
})

/** The units that land is usually sold by. */
const usualPlotUnits: Partial<Record<string, options.OwnAreaUnit>> = {
  plot: 'sq_yd',
  agricultural_land: 'acre',
}

/** Land has one area; what is stored as its other one follows from it. */
function startOf(answers: DraftAnswers) {
  const fields = answersOf(answers)
  return isBuilt({ propertyType: fields.property_type })
    ? fields
    : { ...fields, build_up_area: '', build_up_area_typed: '' }
}

/** Property Details: what it is and how large. */
export function DetailsStep({ draft }: { draft: WizardDraft }) {
  const step = useStepForm('prop_details', draft, startOf)
  const { field, values } = step.form
  const scope = { ...draft, propertyType: values.property_type, bhk: values.bhk }
  const type = field('property_type')

  function chooseType(propertyType: string) {
    type.onValue(propertyType)
    if (!isBuilt({ propertyType })) step.form.change('build_up_area', '')
  }

  return (
    <StepForm step={step} name="prop_details" draft={draft}>
      <ChipChoice
        label="Property type"
        required
        items={propertyTypesFor(draft).items}
        {...type}
        onValue={chooseType}
      />
      {isHome(scope) && (
        <ChipChoice label="BHK" required items={options.bhks.items} {...field('bhk')} />
      )}
      {values.bhk === '3mbhk' && hasManyRooms(scope) && (
        <StepSelect
          label="How many bedrooms?"
          items={options.bedroomCounts.items}
          {...field('bedrooms', texts.wizard.bedroomsHint)}
        />
      )}
      {isResale(scope) && (
        <ChipChoice
          label="Ownership"
          required
          items={options.ownerships.items}
          {...field('ownership_type')}
        />
      )}
      <Measures scope={scope} field={field} />
      <ChipList
        label="Other features"
        items={options.otherFeatures.items}
        {...field('other_feature')}
      />
      {isHome(scope) && (
        <ChipList
          label={isResale(scope) ? 'What else does it have?' : 'What else does it have or allow?'}
          items={homeFeaturesFor(scope).items}
          {...field('home_features', texts.wizard.homeFeaturesHelp)}
        />
      )}
    </StepForm>
  )
}

type MeasuresProps = {
  scope: Parameters<typeof isHome>[0]
  field: StepControl<keyof ReturnType<typeof startOf>>['field']
}

/** The areas of a property, its floors and those of its building. */
function Measures({ scope, field }: MeasuresProps) {
  const floors = isCommercial(scope) ? options.commercialFloors : options.residentialFloors
  return (
    <div className={styles.pair}>
      {isBuilt(scope) && (
        <AreaField
          label="Build-up area"
          area={field('build_up_area')}
          typed={field('build_up_area_typed')}
        />
      )}
      {hasPapers(scope) && (
        <AreaField
          label="Plot area"
          area={field('plot_area')}
          typed={field('plot_area_typed')}
          usualUnit={usualPlotUnits[`${scope.propertyType}`]}
        />
      )}
      {isCommercial(scope) && (
        <StepSelect
          label="Building type"
          required
          items={options.buildingTypes.items}
          {...field('building_type_coo')}
        />
      )}
      {isBuilt(scope) && (
        <StepSelect
          label="Property age"
          required
          items={options.propertyAges.items}
          {...field('property_age')}
        />
      )}
      <StepSelect label="Facing" required items={options.facings.items} {...field('facing')} />
      {isBuilt(scope) && (
        <>
          <StepSelect label="Floor" required items={floors.items} {...field('floor')} />
          <StepSelect
            label="Total floors"
            required
            items={options.totalFloors.items}
            {...field('total_floor')}
          />
        </>
      )}
    </div>
  )
}
