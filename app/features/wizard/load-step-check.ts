import type { WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import type { Check } from '#app/forms/load-check.ts'
import { indiaDay } from '#contract/format/dates.ts'
import type { UploadType } from '#contract/listing/wizard-steps.ts'

type Kind = Pick<WizardDraft, 'category' | 'deal' | 'propertyType'>

/** The check of the server for one step, which depends on the kind of listing. */
export async function loadStepCheck(step: UploadType, kind: Kind): Promise<Check> {
  const { readListingStep } = await import('#contract/schemas/listing.ts')
  const { category, deal, propertyType } = kind
  return (values) => {
    const scope = { category, deal, propertyType, today: indiaDay(Date.now()) }
    return readListingStep(step, { ...values }, scope).errors ?? {}
  }
}
