import { useState } from 'react'
import { JoinForm } from '#app/features/family/join-form.tsx'
import { VisitPlan } from '#app/features/family/visit-plan.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadFamilyPage } from '#app/loaders/public/load-family-page.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { FamilyHomes } from '#app/sections/family/family-homes.tsx'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import { readRelativeToken } from '#app/session/relative-token.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import * as texts from '#contract/texts.ts'
import type { Route } from './+types/family'
import * as styles from '#app/features/family/family.module.css'

export const meta = pageMeta({ title: 'Shared homes', isPrivate: true })

export const clientMiddleware = [keepPageOnRefresh]

/** Whoever has the link sees the list; opening it says nothing in anybody's name. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { db, secret } = context.get(resourcesContext)
  const token = url.searchParams.get('t') ?? ''
  const relativeToken = readRelativeToken(request, context.get(siteContext).publicUrl)
  return { token, list: await loadFamilyPage(db, { secret, token, relativeToken }) }
}

export default function FamilyPage({ loaderData: { token, list } }: Route.ComponentProps) {
  return (
    <main className={classes(styles.page, 'page')}>
      {list ? (
        <Shared token={token} list={list} />
      ) : (
        <Empty as="h1" title="Shared homes" text={texts.family.linkIsOver}>
          <ButtonLink to="/search" variant="quiet">
            Search homes
          </ButtonLink>
        </Empty>
      )}
    </main>
  )
}

type SharedProps = { token: string; list: NonNullable<Route.ComponentProps['loaderData']['list']> }

function Shared({ token, list }: SharedProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { you, firstName, count } = list
  return (
    <>
      <div className={styles.head}>
        <h1>{texts.family.titleOf(firstName)}</h1>
        <p className={classes(styles.who, 'soft')}>
          {texts.mySearch.homes(count)}
          {you && !isRenaming && (
            <>
              <span>You are here as {you}</span>
              <button
                type="button"
                className={styles.linkButton}
                onClick={() => setIsRenaming(true)}
              >
                Change name
              </button>
            </>
          )}
        </p>
      </div>
      {(!you || isRenaming) && (
        <JoinForm token={token} you={you} onDone={() => setIsRenaming(false)} />
      )}
      {count > 0 ? (
        <FamilyHomes token={token} list={list} />
      ) : (
        <Empty title={texts.family.noHomes} text={texts.family.noHomesText} />
      )}
      <VisitPlan days={list.plan} />
    </>
  )
}
