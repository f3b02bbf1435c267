import type { FamilyList } from '#app/features/family/family-dialog.tsx'
import type { FamilyHome, FamilyPageData } from '#app/features/family/family-page.ts'
import { describePlan } from '#app/loaders/public/describe-plan.ts'
import { readSaved, toRow } from '#app/loaders/public/load-saved-homes.ts'
import { familyPath } from '#contract/family-path.ts'
import { formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import { comingDay, pastDay } from '#contract/format/near-days.ts'
import { listingPlace } from '#contract/listing/listing-title.ts'
import type { Db } from '#db/connect.ts'
import { createFamilyToken, readFamilyToken } from '#domain/family-lists/family-token.ts'
import { findFamilyList } from '#domain/family-lists/find-family-list.ts'
import { findOwnList } from '#domain/family-lists/find-own-list.ts'
import { findRelative } from '#domain/family-lists/find-relative.ts'
import { type FamilyWords, groupOpinions, nobodySays } from '#domain/family-lists/group-opinions.ts'
import type { FamilyOpinion } from '#domain/family-lists/list-opinions.ts'
import type { SavedHome } from '#domain/shortlist/list-saved-homes.ts'
import type { Viewer } from '#domain/viewer.ts'

type Site = {
  secret: Buffer
  /** The address of the site. */
  site: string
  now?: Date
}

/** What the viewer shares with the family; null while nothing is. */
export async function loadFamilyList(
  db: Db,
  viewer: Viewer,
  { secret, site, now = new Date() }: Site,
): Promise<FamilyList | null> {
  const list = await findOwnList(db, viewer)
  if (!list) return null
  const today = indiaDay(now)
  return {
    link: new URL(familyPath(createFamilyToken(secret, list.id)), site).href,
    relatives: list.relatives.map(({ id, name, joinedAt }) => ({
      id,
      name,
      joined: `since ${pastDay(indiaDay(joinedAt), today)}`,
    })),
  }
}

type Opened = {
  secret: Buffer
  /** The token of the link. */
  token: string
  /** The secret of the browser, if it has joined a list. */
  relativeToken: string | undefined
  now?: Date
}

/**
 * The data of a family link, field by field, so that nothing else leaves the server. Null when the
 * link was ended or ran out.
 */
export async function loadFamilyPage(
  db: Db,
  { secret, token, relativeToken, now = new Date() }: Opened,
): Promise<FamilyPageData | null> {
  const listId = readFamilyToken(secret, token)
  const list = listId ? await findFamilyList(db, listId) : undefined
  if (!list) return null
  const [{ homes, opinions }, relative] = await Promise.all([
    readSaved(db, { id: list.userId }, now),
    findRelative(db, list, relativeToken),
  ])
  const isOwn = ({ relativeId }: FamilyOpinion) => relativeId === relative?.id
  const own = new Map(opinions.filter(isOwn).map((opinion) => [opinion.spn, opinion]))
  const others = groupOpinions(
    opinions.filter((opinion) => !isOwn(opinion)),
    indiaDay(now),
  )
  const sorted = homes.toSorted((a, b) => +isGone(a) - +isGone(b))
  const byPlace = Map.groupBy(sorted, (home) => listingPlace(home) || 'Elsewhere')
  return {
    firstName: list.firstName,
    you: relative?.name ?? '',
    count: homes.length,
    plan: describePlan(homes, opinions, now),
    groups: [...byPlace].map(([place, each]) => ({
      place,
      homes: each.map((home) =>
        toFamilyHome(home, now, { own: own.get(home.spn), others: others.get(home.spn) }),
      ),
    })),
  }
}

type Said = { own: FamilyOpinion | undefined; others: FamilyWords | undefined }

function toFamilyHome(home: SavedHome, now: Date, { own, others = nobodySays }: Said): FamilyHome {
  const { spn, title, name, price, unit, was, change, photo, isGone, isShown, where } = toRow(
    home,
    now,
  )
  return {
    spn,
    title,
    name,
    price,
    unit,
    was,
    change,
    photo,
    isGone,
    isShown,
    where,
    others,
    own: {
      isLiked: own?.isLiked ?? false,
      note: own?.note ?? '',
      day: formatDayMonthYear(own?.wishedDay ?? null),
      when: own?.wishedDay ? comingDay(own.wishedDay, indiaDay(now)) : '',
    },
  }
}

function isGone({ isHidden, isSold }: SavedHome) {
  return isHidden || isSold
}
