import { redirect } from 'react-router'
import { BasicStep } from '#app/features/wizard/basic-step.tsx'
import { CopyEarlier } from '#app/features/wizard/help/copy-earlier.tsx'
import { OpenDrafts } from '#app/features/wizard/open-drafts.tsx'
import { UnsavedListings } from '#app/features/wizard/unsaved-listings.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadAssistance } from '#app/loaders/seller/load-assistance.ts'
import { loadOpenDrafts } from '#app/loaders/seller/load-open-drafts.ts'
import { loadUnsavedListings } from '#app/loaders/seller/load-unsaved-listings.ts'
import { loadEarlierListings } from '#app/loaders/seller/load-wizard-help.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { Banner } from '#app/ui/banner.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { draftLimits, sentenceLimits } from '#contract/limits.ts'
import { isOption } from '#contract/options/option-list.ts'
import { cities } from '#contract/options.ts'
import { cityCookie } from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import { findOwnDraft } from '#domain/listings/find-own-draft.ts'
import { hasDraftRoom } from '#domain/listings/require-draft-room.ts'
import { findUnsavedStep } from '#domain/unsaved-steps/find-unsaved-steps.ts'
import type { Route } from './+types/list-property'
import * as styles from '#app/features/wizard/wizard.module.css'

export const meta = pageMeta({
  title: 'List Property',
  description:
    'List your flat, house, shop or office for free and talk to tenants and buyers directly.',
  keywords: ['list property', 'sell property', 'rent out', 'free listing'],
  canonical: '/list-property',
})

/** The number of a draft opens it; a wrong one starts from the beginning. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const id = url.searchParams.get('id')
  if (id) {
    const { db } = context.get(resourcesContext)
    const { owner } = await loadAssistance(db, viewer, id)
    const draft = await findOwnDraft(db, owner, id)
    throw redirect(draft ? `/list-property/prop_details?id=${draft.spn}` : '/list-property')
  }
  const city = cityCookie(request.headers.get('cookie'))
  const { db } = context.get(resourcesContext)
  const [earlier, hasRoom, drafts, begun, unsaved] = await Promise.all([
    loadEarlierListings(db, viewer),
    hasDraftRoom(db, viewer.id),
    loadOpenDrafts(db, viewer),
    loadUnsavedListings(db, viewer),
    findUnsavedStep(db, viewer, { step: 'basic_details' }),
  ])
  return {
    city: isOption(cities, city) ? city : '',
    written: (url.searchParams.get('sentence') ?? '').slice(0, sentenceLimits.chars),
    draftKey: crypto.randomUUID(),
    earlier,
    hasRoom,
    drafts,
    begun,
    unsaved,
  }
}

export default function ListPropertyPage({
  loaderData: { city, written, draftKey, earlier, hasRoom, drafts, begun, unsaved },
}: Route.ComponentProps) {
  return (
    <main className={styles.start}>
      <section className={styles.sheet}>
        <header>
          <h1>List your property, free</h1>
          <p className="soft">{texts.wizard.startHint}</p>
        </header>
        {!hasRoom && (
          <Banner tone="wait">
            {texts.wizard.draftsFull(draftLimits.open)}{' '}
            <TextLink to="/dashboard/listings_tab?status=draft">See my drafts</TextLink>
          </Banner>
        )}
        <OpenDrafts {...drafts} />
        <UnsavedListings begun={begun} />
        <BasicStep
          start={{ city, category: '', deal: '' }}
          written={written}
          draftKey={draftKey}
          unsaved={unsaved}
        />
        <CopyEarlier earlier={earlier} draftKey={draftKey} />
      </section>
    </main>
  )
}
