import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { BasicStep } from '#app/features/wizard/basic-step.tsx'
import { CopyEarlier } from '#app/features/wizard/help/copy-earlier.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { loadEarlierListings } from '#app/routes/seller/load-wizard-help.ts'
import { requireViewer } from '#app/viewer.ts'
import * as messages from '#contract/messages.ts'
import { isOption } from '#contract/option-list.ts'
import { cities } from '#contract/options.ts'
import { cityCookie } from '#contract/search-url.ts'
import { findOwnDraft } from '#domain/listings/find-own-draft.ts'
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
    const draft = await findOwnDraft(context.get(servicesContext).db, viewer, id)
    throw redirect(draft ? `/list-property/prop_details?id=${draft.spn}` : '/list-property')
  }
  const city = cityCookie(request.headers.get('cookie'))
  const earlier = await loadEarlierListings(context.get(servicesContext).db, viewer)
  return { city: isOption(cities, city) ? city : '', draftKey: crypto.randomUUID(), earlier }
}

export default function ListPropertyPage({
  loaderData: { city, draftKey, earlier },
}: Route.ComponentProps) {
  return (
    <main className={styles.start}>
      <section className={styles.sheet}>
        <header>
          <h1>List your property, free</h1>
          <p className="soft">{messages.wizard.startHint}</p>
        </header>
        <BasicStep start={{ city, category: '', deal: '' }} draftKey={draftKey} />
        <CopyEarlier earlier={earlier} draftKey={draftKey} />
      </section>
    </main>
  )
}
