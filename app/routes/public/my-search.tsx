import { ConversationRows } from '#app/features/conversations/conversation-rows.tsx'
import { ContactedOwners } from '#app/features/my-search/contacted-owners.tsx'
import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx'
import { SavedSearchCards } from '#app/features/saved-searches/saved-search-cards.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadMySearch } from '#app/loaders/public/load-my-search.ts'
import { keepPageOnRefresh } from '#app/router/refresh.ts'
import { NextVisit } from '#app/sections/my-search/next-visit.tsx'
import { SavedHomes } from '#app/sections/my-search/saved-homes.tsx'
import { VisitsToSettle } from '#app/sections/my-search/visits-to-settle.tsx'
import { resourcesContext, siteContext, viewerContext } from '#app/session/context.ts'
import { loginPath, withRedirect } from '#app/session/redirect.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Greeting } from '#app/ui/greeting.tsx'
import { PagePart } from '#app/ui/page-part.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import type { Route } from './+types/my-search'
import * as styles from '#app/features/my-search/my-search.module.css'

export const meta = pageMeta({ title: 'My search', isPrivate: true })

export const clientMiddleware = [keepPageOnRefresh]

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (!viewer) return null
  const { db } = context.get(resourcesContext)
  return loadMySearch(db, viewer, { url, site: context.get(siteContext).publicUrl })
}

export default function MySearchPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className={classes(styles.mySearch, 'page')}>
      {loaderData ? <Home {...loaderData} /> : <SignedOut />}
      <RecentlyViewed />
    </main>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Home(loaded: Loaded) {
  const { name, news, next, others, visitCount, searchCount, saved, owners } = loaded
  const { conversations } = loaded
  const isEmpty =
    visitCount + searchCount + saved.count + owners.length + conversations.length === 0
  return (
    <>
      <Greeting
        name={name}
        news={
          isEmpty
            ? texts.mySearch.welcome
            : texts.mySearch.summary(news) || texts.mySearch.nothingNew
        }
        className={styles.greeting}
      />
      {visitCount > 0 && (
        <div className={classes(styles.columns, next && others.length > 0 && styles.isSplit)}>
          {next && <NextVisit visit={next} />}
          {others.length > 0 && <VisitsToSettle visits={others} count={visitCount} />}
        </div>
      )}
      <ConversationRows title="Your questions" rows={conversations} />
      {searchCount > 0 && <Searches {...loaded} />}
      <div className={classes(styles.columns, owners.length > 0 && styles.isSplit)}>
        <PagePart
          id="saved"
          title="Saved homes"
          beside={
            saved.count > 0 && (
              <span className="soft small">
                {texts.mySearch.savedCount(saved.count, saved.gone)}
              </span>
            )
          }
        >
          <SavedHomes list={saved} as="h3" empty={texts.mySearch.nothingSaved} />
        </PagePart>
        {owners.length > 0 && <ContactedOwners owners={owners} />}
      </div>
    </>
  )
}

function Searches({ searches, searchCount }: Loaded) {
  return (
    <PagePart
      id="searches"
      title="Saved searches"
      beside={
        <TextLink to="/my-search/searches" arrow className="small">
          All {searchCount}
        </TextLink>
      }
    >
      <SavedSearchCards searches={searches} as="h3" />
    </PagePart>
  )
}

function SignedOut() {
  return (
    <Empty as="h1" title="My search" text={texts.mySearch.loginToSee}>
      <div className={styles.logins}>
        <ButtonLink to={loginPath('/my-search')}>Login</ButtonLink>
        <ButtonLink to={withRedirect('/signup', '/my-search')} variant="quiet">
          Sign Up
        </ButtonLink>
      </div>
    </Empty>
  )
}
