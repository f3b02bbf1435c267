import { redirect } from 'react-router'
import { AssistBanner } from '#app/features/assistance/assist-banner.tsx'
import { useHelp } from '#app/features/help/help-context.ts'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { PinMap } from '#app/features/map/pin-map.tsx'
import { AmenitiesStep } from '#app/features/wizard/amenities-step.tsx'
import { DealStep } from '#app/features/wizard/deal-step.tsx'
import { DetailsStep } from '#app/features/wizard/details-step.tsx'
import { FinishForOwner } from '#app/features/wizard/finish-for-owner.tsx'
import { FinishStep } from '#app/features/wizard/finish-step.tsx'
import { GalleryStep } from '#app/features/wizard/gallery-step.tsx'
import { previewListing } from '#app/features/wizard/help/preview-listing.ts'
import { PriceHintText } from '#app/features/wizard/help/price-hint-text.tsx'
import { WizardHelp } from '#app/features/wizard/help/wizard-help.tsx'
import { LocationStep } from '#app/features/wizard/location-step.tsx'
import { PapersStep } from '#app/features/wizard/papers-step.tsx'
import type { DraftAnswers, WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { WizardFrame } from '#app/features/wizard/wizard-frame.tsx'
import { describePage } from '#app/loaders/page-meta.ts'
import { loadAssistance } from '#app/loaders/seller/load-assistance.ts'
import { loadWizard } from '#app/loaders/seller/load-wizard.ts'
import { loadWizardHelp } from '#app/loaders/seller/load-wizard-help.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { uploadTypes, wizardStepLabel } from '#contract/listing/wizard-steps.ts'
import { isOption } from '#contract/options/option-list.ts'
import { listCityAreas } from '#domain/places/city-area.ts'
import type { Route } from './+types/wizard-step'

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const step = loaderData && wizardStepLabel(loaderData.step, loaderData.draft.deal)
  return describePage(args, {
    title: step ? `${step} · List Property` : 'List Property',
    isPrivate: true,
  })
}

export async function loader({ context, params: { step }, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  if (!isOption(uploadTypes, step)) throw redirect('/list-property')
  const { db } = context.get(resourcesContext)
  const { owner, assistance } = await loadAssistance(db, viewer, url.searchParams.get('id'))
  const draft = await loadWizard(db, owner, step, url.searchParams)
  const help = await loadWizardHelp(db, owner, draft)
  return { step, draft, help, assistance, areas: listCityAreas() }
}

export default function WizardStepPage({
  loaderData: { step, draft, help, assistance, areas },
}: Route.ComponentProps) {
  const openHelp = useHelp()
  return (
    <WizardFrame
      step={step}
      draft={draft}
      percent={help.percent}
      tips={help.completeness.next.length}
      onRequestCall={assistance?.side === 'staff' ? undefined : () => openHelp('call')}
      banner={draft.spn && <AssistBanner key={draft.spn} spn={draft.spn} assistance={assistance} />}
      aside={(answers) => (
        <WizardHelp
          draft={draft}
          completeness={help.completeness}
          hint={step === 'resale_details' ? undefined : help.hint}
          preview={previewOf(draft, answers)}
        />
      )}
    >
      {/* Another listing, another kind or another step starts with its own answers. */}
      <Step
        key={[draft.spn ?? draft.draftKey, step, draft.category, draft.deal].join()}
        step={step}
        draft={draft}
        areas={areas}
        hint={help.hint}
        isForOwner={assistance?.side === 'staff'}
      />
    </WizardFrame>
  )
}

function previewOf(draft: WizardDraft, answers: DraftAnswers) {
  const listing = previewListing(draft, answers)
  return listing && <ListingCard listing={listing} isSaved={false} isSignedIn as="h3" />
}

type Loaded = Route.ComponentProps['loaderData']
type StepProps = Pick<Loaded, 'step' | 'draft' | 'areas'> & {
  hint: Loaded['help']['hint']
  /** The last step for staff; only the owner can send it in. */
  isForOwner: boolean
}

function Step({ step, draft, areas, hint, isForOwner }: StepProps) {
  switch (step) {
    case 'prop_details':
      return <DetailsStep draft={draft} />
    case 'resale_details':
      return (
        <DealStep
          draft={draft}
          priceHint={hint && <PriceHintText hint={hint} isRent={draft.deal === 'rent'} />}
        />
      )
    case 'location_details':
      return <LocationStep draft={draft} areas={areas} PinMap={PinMap} />
    case 'amenities':
      return <AmenitiesStep draft={draft} />
    case 'additional_info':
      return <PapersStep draft={draft} />
    case 'gallery':
      return <GalleryStep draft={draft} />
    case 'finish':
      return isForOwner ? <FinishForOwner draft={draft} /> : <FinishStep draft={draft} />
  }
}
