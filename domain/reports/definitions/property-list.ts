import { sql } from 'kysely'
import { formatPrice } from '#contract/format/money.ts'
import { areaText, listingKind, wholeAddress } from '#contract/listing/listing-title.ts'
import { photoPath } from '#contract/listing/pictures.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import { labelOf } from '#contract/options/option-list.ts'
import { categories, deals, listingStatuses } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { personCard } from '#domain/reports/definitions/person-card.ts'
import { isSpnStart, peopleLike } from '#domain/reports/person-search.ts'
import { type RowDetail, report } from '#domain/reports/report.ts'

export const propertyList = report({
  id: 'property_unverfiy',
  title: 'Property List',
  table: 'listing',
  only: sql`revises is null`,
  fields: {
    createdAt: { label: 'Date', kind: 'moment' },
    SPN_id: { label: 'Property ID', kind: 'id' },
    user_name: { label: 'Owner', kind: 'name' },
    phone_no: { label: 'Phone No', kind: 'phone' },
    formatted_price: { label: 'Price', fileNumber: 'price' },
    property_category: { label: 'Category', kind: 'option', list: categories },
    property_status: { label: 'Deal', kind: 'option', list: deals, isInDetail: true },
    build_up_area: { label: 'Built-up area', kind: 'number', isInDetail: true },
    status_code: {
      label: 'Status',
      kind: 'option',
      list: listingStatuses,
      tones: {
        draft: 'wait',
        under_review: 'wait',
        active: 'good',
        sold_out: 'good',
        delete: 'bad',
        review_failed: 'bad',
      },
    },
  },
  pageOnly: ['price'],
  columns: [
    { field: 'createdAt', sort: 'date' },
    { field: 'SPN_id' },
    { field: 'user_name' },
    { field: 'phone_no' },
    { field: 'formatted_price', sort: 'price' },
    { field: 'property_category' },
    { field: 'status_code' },
  ],
  matches: (word, pattern) =>
    isSpnStart(word)
      ? sql`spn between ${word.toUpperCase()} and ${`${word.toUpperCase()}ZZZZZZZZZZZ`}`
      : sql`owner_id in ${peopleLike(pattern)}`,
  status: {
    label: 'Status',
    list: listingStatuses,
    is: (value) => sql`status = ${sql.lit(value)}`,
  },
  // Drafts may have no price yet.
  sorts: { price: { by: sql`coalesce(price, 0)`, type: 'bigint' } },
  async read(db, ids) {
    const listings = await db
      .selectFrom('listing')
      .innerJoin('appUser as owner', 'owner.id', 'listing.ownerId')
      .select(['listing.id', 'listing.createdAt', 'listing.status', 'listing.spn', 'listing.price'])
      .select(['listing.category', 'listing.deal', 'listing.builtUpArea'])
      .select(['owner.name', 'owner.phone'])
      .where('listing.id', 'in', ids)
      .execute()
    return listings.map((listing) => ({
      _id: listing.id,
      createdAt: listing.createdAt.toISOString(),
      status_code: listing.status,
      SPN_id: listing.spn,
      user_name: listing.name,
      phone_no: listing.phone ?? '',
      formatted_price: formatPrice(listing.price),
      price: listing.price,
      property_category: listing.category,
      property_status: listing.deal,
      build_up_area: listing.builtUpArea,
    }))
  },
  async detail(db, ids) {
    const listings = await selectDetails(db, ids)
    return new Map(listings.map((listing) => [listing.id, toDetail(listing)]))
  },
})

function selectDetails(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('listing')
    .innerJoin('appUser as owner', 'owner.id', 'listing.ownerId')
    .select(['listing.id', 'listing.spn', 'listing.category', 'listing.propertyType'])
    .select(['listing.bhk', 'listing.bedrooms', 'listing.deal', 'listing.builtUpArea'])
    .select(['listing.areaUnit', 'listing.houseNo', 'listing.address', 'listing.photos'])
    .select(['listing.ownerId', 'owner.name', 'owner.phone', 'owner.email'])
    .where('listing.id', 'in', ids)
    .execute()
}

function toDetail(listing: Awaited<ReturnType<typeof selectDetails>>[number]): RowDetail {
  const { spn, photos, deal, builtUpArea, areaUnit, ownerId, name, phone, email } = listing
  const facts = [
    { label: 'Type', text: `${listingKind(listing)}, ${labelOf(deals, deal).toLowerCase()}` },
    { label: 'Area', text: areaText(builtUpArea, areaUnit) },
    { label: 'Address', text: wholeAddress(listing) },
    { label: 'Photos', text: String(photos.length) },
    { label: 'Page', text: 'Open the page', href: listingPath(spn) },
  ]
  const [first] = photos
  const cards = [personCard('Owner', { id: ownerId, name, phone, email })]
  return { cards, facts, ...(first && { picture: photoPath(first) }) }
}
