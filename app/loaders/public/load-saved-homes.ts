import {
  type SavedGroup,
  type SavedHomeRow,
  type SavedList,
  type SavedOrder,
  savedOrders,
} from '#app/features/my-search/saved-list.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { formatPrice, formatPricePerSqFt } from '#contract/format/money.ts'
import { comingDay, dayInYear, pastDay } from '#contract/format/near-days.ts'
import {
  areaText,
  listingKind,
  listingPlace,
  listingTitle,
} from '#contract/listing/listing-title.ts'
import { changeText } from '#contract/listing/price-change.ts'
import { isOption } from '#contract/options/option-list.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { groupOpinions, nobodySays } from '#domain/family-lists/group-opinions.ts'
import { listOpinions } from '#domain/family-lists/list-opinions.ts'
import { listSavedHomes, type SavedHome } from '#domain/shortlist/list-saved-homes.ts'
import type { Viewer } from '#domain/viewer.ts'

type Options = { now?: Date; most?: number }

/** The viewer's saved homes in the order and the groups that the address asks for. */
export async function loadSavedHomes(
  db: Db,
  viewer: Viewer,
  url: URL,
  { now = new Date(), most }: Options = {},
): Promise<SavedList> {
  return describeSaved(await readSaved(db, viewer, now), url, { now, ...(most && { most }) })
}

type Saved = Awaited<ReturnType<typeof readSaved>>

/** The homes of a list, and what relatives say about them. */
export async function readSaved(db: Db, viewer: Pick<Viewer, 'id'>, now: Date) {
  const [homes, opinions] = await Promise.all([
    listSavedHomes(db, viewer, now),
    listOpinions(db, viewer.id, now),
  ])
  return { homes, opinions }
}

export function describeSaved(
  { homes, opinions }: Saved,
  url: URL,
  { now, most = Number.POSITIVE_INFINITY }: Options & { now: Date },
): SavedList {
  const family = groupOpinions(opinions, indiaDay(now))
  const withFamily = (home: SavedHome) => ({
    ...toRow(home, now),
    family: family.get(home.spn) ?? nobodySays,
  })
  const asked = url.searchParams.get('sort')
  const order = isOption(savedOrders, asked) ? asked : 'saved'
  const isGrouped = url.searchParams.get('by') !== 'all'
  const sorted = homes.toSorted(comparisons[order]).toSorted((a, b) => +isGone(a) - +isGone(b))
  const shown = sorted.slice(0, most)
  return {
    groups: isGrouped
      ? grouped(shown, now, withFamily)
      : [{ place: '', homes: shown.map(withFamily) }],
    count: homes.length,
    gone: homes.filter(isGone).length,
    cheaper: homes.filter((home) => dropOf(home) > 0).length,
    left: homes.length - shown.length,
    order,
    isGrouped,
  }
}

/**
 * A stable sort: homes with the same value stay in the order in which they were saved, the last
 * first.
 */
const comparisons: Record<SavedOrder, (a: SavedHome, b: SavedHome) => number> = {
  saved: () => 0,
  cheap: (a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY),
  dear: (a, b) => (b.price ?? 0) - (a.price ?? 0),
  drops: (a, b) => dropShare(b) - dropShare(a),
}

function grouped(
  homes: SavedHome[],
  now: Date,
  describe: (home: SavedHome) => SavedHomeRow,
): SavedGroup[] {
  const byPlace = Map.groupBy(homes, (home) => listingPlace(home) || 'Elsewhere')
  return [...byPlace].map(([place, each]) => ({
    place,
    homes: each.map((home) => ({
      ...describe(home),
      where: goneText(home, now) || savedWhen(home, now),
    })),
  }))
}

/** A saved home in the words of its card. */
export function toRow(home: SavedHome, now: Date): Omit<SavedHomeRow, 'family'> {
  const drop = dropOf(home)
  const rate = formatPricePerSqFt(home.price, home.builtUpArea)
  return {
    spn: home.spn,
    title: listingTitle(home),
    name: [listingKind(home), areaText(home.builtUpArea, home.areaUnit)].filter(Boolean).join(', '),
    price: formatPrice(home.price),
    unit: home.deal === 'rent' ? '/ month' : rate,
    was: drop > 0 ? formatPrice(home.savedPrice) : '',
    change: priceChange(home, now),
    where: [listingPlace(home), goneText(home, now)].filter(Boolean).join(' · '),
    note: home.note ?? '',
    photo: home.photo,
    visit: visitText(home, indiaDay(now)),
    isGone: isGone(home),
    isShown: !home.isHidden,
    similarPath: similarPath(home),
  }
}

function isGone({ isHidden, isSold }: SavedHome) {
  return isHidden || isSold
}

/** How much cheaper a home has become that can still be had. */
function dropOf(home: SavedHome) {
  return Math.max(0, -changeOf(home))
}

function changeOf(home: SavedHome) {
  if (isGone(home) || home.savedPrice === null || home.price === null) return 0
  return home.price - home.savedPrice
}

function dropShare(home: SavedHome) {
  return home.savedPrice ? dropOf(home) / home.savedPrice : 0
}

/** ₹ 5 Lakh less since Friday; blank when it costs what it cost. */
function priceChange(home: SavedHome, now: Date) {
  const { savedPrice, price, priceChangedAt, savedAt } = home
  const change = changeOf(home) === 0 ? '' : changeText(savedPrice, price)
  if (!change) return ''
  const since = priceChangedAt && priceChangedAt > savedAt ? priceChangedAt : savedAt
  return texts.listing.priceChangeSince(change, pastDay(indiaDay(since), indiaDay(now)))
}

/** Sold on 3 Nov, No longer listed since 3 Nov; without the day where it is not known. */
function goneText({ deal, isSold, isHidden, goneAt }: SavedHome, now: Date) {
  const words = texts.listing.goneWords[deal]
  const day = goneAt && dayInYear(indiaDay(goneAt), indiaDay(now))
  if (isHidden) return day ? texts.mySearch.notListedSince(day) : ''
  if (isSold) return day ? `${words.on} ${day}` : words.tag
  return ''
}

function savedWhen({ savedAt }: SavedHome, now: Date) {
  return `Saved ${pastDay(indiaDay(savedAt), indiaDay(now)).replace(/^(?=[A-Z\d])/, 'on ')}`
}

function visitText({ visitDay, visitStatus }: SavedHome, today: string) {
  if (!visitDay || visitStatus !== 'accepted') return ''
  const day = comingDay(visitDay, today)
  return /^To/.test(day) ? `Visit ${day.toLowerCase()}` : `Visit on ${day}`
}

function similarPath({ category, deal, city, locality }: SavedHome) {
  if (!city) return '/search'
  return searchHref({
    category,
    deal,
    city,
    text: locality ?? '',
    filters: noFilters,
    cityIs: 'chosen',
  })
}
