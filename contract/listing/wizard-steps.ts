import { type OptionOf, optionList } from '#contract/options/option-list.ts'
import type { Deal } from '#contract/options.ts'
import { hasPapers, isBuilt, type ListingScope } from '#contract/schemas/listing-scope.ts'

/** The steps of the listing wizard, in the one order that menu, buttons and checks follow. */
export const wizardSteps = optionList({
  basic_details: 'Basic Details',
  prop_details: 'Property Details',
  resale_details: 'Resale Details',
  location_details: 'Location Details',
  amenities: 'Amenities',
  additional_info: 'Additional Information',
  gallery: 'Gallery',
  finish: 'Finish',
})

/** What can be saved; the basic details are no call of their own but travel with every other. */
export const uploadTypes = optionList({
  prop_details: wizardSteps.labels.prop_details,
  resale_details: wizardSteps.labels.resale_details,
  location_details: wizardSteps.labels.location_details,
  amenities: wizardSteps.labels.amenities,
  additional_info: wizardSteps.labels.additional_info,
  gallery: wizardSteps.labels.gallery,
  finish: wizardSteps.labels.finish,
})

export type WizardStep = OptionOf<typeof wizardSteps>
export type UploadType = OptionOf<typeof uploadTypes>

/** The steps that come after the basic details. Land has no amenities. */
export function wizardStepsFor(scope: ListingScope): UploadType[] {
  return uploadTypes.values.filter((step) => {
    if (step === 'amenities') return isBuilt(scope)
    return step !== 'additional_info' || hasPapers(scope)
  })
}

export function wizardStepLabel(step: WizardStep, deal: Deal): string {
  return step === 'resale_details' && deal === 'rent' ? 'Rental Details' : wizardSteps.labels[step]
}
